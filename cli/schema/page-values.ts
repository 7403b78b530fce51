import type { Facts } from "./collections/facts.ts";
import type { Plan } from "./collections/plans.ts";
import type { SiteSettings } from "./collections/site.ts";

/** Where the values come from. */
interface Source {
  site: SiteSettings;
  facts: Facts;
  plans: readonly Plan[];
}

const inWords = ({ site }: Source, plans: readonly Plan[]) =>
  new Intl.ListFormat(site.lang ?? "en", { type: "conjunction" }).format(
    plans.map(({ name }) => name),
  );

const monthly = (plans: readonly Plan[]) =>
  plans.filter(({ leadsPer }) => leadsPer === "month");

/** What the words of a page can name in braces, such as `{company}`, so that a fact is stated in one place. */
const values = {
  company: ({ site }) => site.name,
  city: ({ site }) => site.office.city,
  country: ({ site }) => site.office.country,
  founded: ({ facts }) =>
    facts.company.find(({ id }) => id === "founded")?.value ?? "",
  freeForever: ({ facts }) => facts.freeForever,
  maxCompetitors: ({ facts }) => String(facts.maxCompetitors),
  monthlyPlans: (source) => inWords(source, monthly(source.plans)),
  exportPlans: (source) =>
    inWords(
      source,
      source.plans.filter(({ csvExport }) => csvExport),
    ),
  apiPlans: (source) =>
    inWords(
      source,
      source.plans.filter(({ apiAccess }) => apiAccess),
    ),
  largestPlan: ({ plans }) => monthly(plans).at(-1)?.name ?? "",
  largestPlanLeads: ({ plans, site }) =>
    (monthly(plans).at(-1)?.leads ?? 0).toLocaleString(site.lang ?? "en"),
  planUpdates: ({ plans }) =>
    monthly(plans)
      .map(({ name, updates }) => `${name}: ${updates.toLowerCase()}`)
      .join(". "),
} as const satisfies Record<string, (source: Source) => string>;

/** The names that the words of a page can use in braces. */
export const pageValueNames: readonly string[] = Object.keys(values);

/** Puts the values of the settings in place of their names in braces, in every text of the words of a page. */
export function fillPageWords<Words>(words: Words, source: Source): Words;
export function fillPageWords(words: unknown, source: Source): unknown {
  if (typeof words === "string")
    return words.replaceAll(/\{(\w+)\}/gu, (written, name: string) =>
      isValueName(name) ? values[name](source) : written,
    );
  if (Array.isArray(words))
    return words.map((each: unknown) => fillPageWords(each, source));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      fillPageWords<unknown>(value, source),
    ]),
  );
}

const isValueName = (name: string): name is keyof typeof values =>
  Object.hasOwn(values, name);
