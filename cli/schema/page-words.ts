import * as z from "zod/mini";
import type { SettingsCollection } from "./collection.ts";
import {
  line,
  link,
  reference,
  slug,
  type FieldNote,
  type FieldNotes,
} from "./field-types.ts";

const labelledLink = z.strictObject({ label: line(80), href: link });
const lines = z.array(line(600)).check(z.minLength(1));

/** Every field that a part of a page can have. */
const fields = {
  id: slug,
  headline: line(120),
  accent: line(80),
  start: line(80),
  words: z.array(line(30)).check(z.minLength(2)),
  end: line(80),
  label: line(80),
  title: line(120),
  description: line(200),
  heading: line(120),
  lead: line(400),
  text: line(600),
  paragraphs: lines,
  points: lines,
  stops: z.array(line(60)).check(z.minLength(1)),
  note: line(300),
  sign: line(120),
  reason: line(120),
  action: line(120),
  signUp: line(40),
  logIn: line(40),
  anchor: line(40),
  button: labelledLink,
  link: labelledLink,
  more: labelledLink,
  links: z.array(
    z.strictObject({ label: line(80), href: link, text: line(120) }),
  ),
  questions: z.array(reference("faq")),
};

type Fields = typeof fields;
type FieldName = keyof Fields;

const label = { text: "The words of the link." };
const href = {
  text: "Where it leads: an address of this site, or a whole one of another site.",
  examples: ["/pricing"],
};

const fieldNotes: Record<FieldName, FieldNote> & FieldNotes = {
  id: {
    text: "The end of the address that leads to this item: `#id`. A picture may belong to it.",
  },
  headline: { text: "The main heading of the page." },
  accent: { text: "The end of the headline, in another color." },
  start: { text: "The headline before the word that changes." },
  words: { text: "The words that take turns." },
  end: { text: "The headline after the word that changes." },
  label: { text: "A few words in front of what follows." },
  title: { text: "The title of the item." },
  description: { text: "One sentence for search results." },
  heading: { text: "The heading." },
  lead: { text: "The introduction." },
  text: { text: "The text." },
  paragraphs: { text: "The text, a paragraph each." },
  points: { text: "The points, in their order." },
  stops: { text: "Where a lead goes, from one tool to the next." },
  note: { text: "A remark below the rest." },
  sign: { text: "What can be seen." },
  reason: { text: "What it may mean." },
  action: { text: "What to do then." },
  signUp: { text: "The button that leads to the application's sign-up." },
  logIn: { text: "The link that leads to the application's log-in." },
  anchor: { text: "The link to a part of this page." },
  button: { text: "The button." },
  "button.label": label,
  "button.href": href,
  link: { text: "The link." },
  "link.label": label,
  "link.href": href,
  more: { text: "Another link." },
  "more.label": label,
  "more.href": href,
  links: { text: "The links, in their order." },
  "links.label": label,
  "links.href": href,
  "links.text": { text: "What is found there." },
  questions: { text: "The ids of the questions in faq.yaml that are shown." },
};

/** The notes of a field and of what is in it. */
const notesByField = Map.groupBy(Object.entries(fieldNotes), ([path]) =>
  path.replace(/\..*/u, ""),
);

/** A list of items that all have these fields. */
interface Items {
  each: readonly FieldName[];
  /** How many items there must be, because each has a picture or a place of its own. */
  count?: number;
}

type Part = readonly FieldName[] | Items;

type Mapping<Name extends FieldName> = z.ZodMiniObject<
  Pick<Fields, Name>,
  z.core.$strict
>;

type PartSchema<P extends Part> = P extends Items
  ? z.ZodMiniArray<Mapping<P["each"][number]>>
  : P extends readonly FieldName[]
    ? Mapping<P[number]>
    : never;

type PageShape<Parts extends Record<string, Part>> = {
  title: ReturnType<typeof line>;
  description: ReturnType<typeof line>;
} & { [Name in keyof Parts]: PartSchema<Parts[Name]> };

interface PageCollection<
  Parts extends Record<string, Part>,
> extends SettingsCollection {
  value: z.ZodMiniObject<PageShape<Parts>, z.core.$strict>;
}

const isItems = (part: Part): part is Items => "each" in part;

function toSchema(part: Part): z.ZodMiniType {
  const names = isItems(part) ? part.each : part;
  const mapping = z.strictObject(
    Object.fromEntries(names.map((name) => [name, fields[name]])),
  );
  if (!isItems(part)) return mapping;
  const { count } = part;
  return z
    .array(mapping)
    .check(count === undefined ? z.minLength(1) : z.length(count));
}

function notesOf(name: string, part: Part): [string, FieldNote][] {
  const names: readonly string[] = isItems(part) ? part.each : part;
  const what = isItems(part) ? "The items of a list" : "A part";
  return [
    [name, { text: `${what} of the page.` }],
    ...names
      .flatMap((field) => notesByField.get(field) ?? [])
      .map(([path, note]): [string, FieldNote] => [`${name}.${path}`, note]),
  ];
}

/**
 * The words of one page of the site: its title and description for search results, and the words of each part.
 * @param parts the fields of each part, in the order of the page
 */
export function pageWords<const Parts extends Record<string, Part>>(
  label: string,
  parts: Parts,
): PageCollection<Parts>;
export function pageWords(
  label: string,
  parts: Record<string, Part>,
): SettingsCollection {
  const schemas = Object.entries(parts).map(([name, part]) => [
    name,
    toSchema(part),
  ]);
  return {
    kind: "settings",
    label,
    value: z.strictObject({
      title: line(120),
      description: line(200),
      ...Object.fromEntries(schemas),
    }),
    notes: {
      title: {
        text: "The title in search results and in the tab of the browser.",
      },
      description: {
        text: "What visitors get from the page, in one sentence for search results.",
      },
      ...Object.fromEntries(
        Object.entries(parts).flatMap(([name, part]) => notesOf(name, part)),
      ),
    },
  };
}
