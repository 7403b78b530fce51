import type { Plan } from "#schema";
import type { FolderContext } from "../../model/compiled-folder.ts";
import type { SourceText } from "../../model/source-text.ts";
import {
  defineRule,
  type Finding,
  type PlacedFinding,
} from "../define-rule.ts";
import { findMentions, findPlans } from "./find-plan.ts";
import { readPlans, valuesOf, type KnownPlans } from "./known-plans.ts";
import { readPassages, type Passage, type TableRow } from "./read-passages.ts";
import {
  formatCount,
  formatSum,
  readLimits,
  readSums,
  toNumber,
  type Numbers,
  type Unit,
  type WrittenValue,
} from "./read-values.ts";

export const planDisagrees = defineRule({
  id: "plan/disagrees",
  level: "warn",
  what: "A price or a limit beside the name of a plan is not the one in plans.yaml.",
  why: "Readers find one price on the price list and another in a text, and do not know which to believe.",
  whatToDo:
    'Write the value of plans.yaml, or change it there if the text is right. Numbers are read as the language of the text writes them, the words around them, such as "a month", in English.',
  bad: "Starter costs «$19» a month.",
  good: "Starter costs $27 a month.",
  // Markdown files are checked by `checkPlansIn`, whose result is kept with each.
  checkFolder({ folder }) {
    const plans = readPlans(folder);
    if (!plans) return [];
    const records = [...folder.records, ...folder.settings];
    const sources = new Map(records.map(({ file, source }) => [file, source]));
    const found = [...sources.values()].flatMap((source) =>
      checkPlansIn(source, plans).map((each) => ({ source, ...each })),
    );
    return [...found, ...checkCards(folder, plans)];
  },
});

const VALUE =
  /[$€£]\s?\d|\d\s?[$€£]|\b(?:USD|EUR|GBP|dollars|euros?|pounds)\b|\b(?:leads?|credits?|profiles?|influencers?|competitors)\b/iu;

/** False for a text that needs no closer look, whatever the plans are. */
export function mayNamePlans({ text }: SourceText): boolean {
  return VALUE.test(text);
}

/** The prices and limits in a file that the plans do not have. */
export function checkPlansIn(source: SourceText, plans: KnownPlans): Finding[] {
  const names = [...plans.byName.keys()];
  const isWanted = (text: string) =>
    (names.some((name) => text.includes(name)) || /up to/iu.test(text)) &&
    VALUE.test(text);
  if (!isWanted(source.text)) return [];
  const { rows, sentences } = readPassages(source.text, isWanted);
  return [
    ...sentences
      .filter(({ text }) => isWanted(text))
      .flatMap((sentence) => checkSentence(sentence, plans)),
    ...rows.flatMap((row) => checkRow(row, plans)),
  ];
}

/** The lines of a plan's own card, which need not name it. */
function checkCards(
  { records }: FolderContext["folder"],
  { byName, numbers }: KnownPlans,
): PlacedFinding[] {
  return records.flatMap(({ base, collection, data, source, yaml }) => {
    const plan = byName.get(String(data?.["name"]));
    if (collection !== "plans" || !plan) return [];
    return plan.features.flatMap((_, index) => {
      const range = yaml.rangeOf([...base, "features", index]);
      const line = {
        ...range,
        text: source.text.slice(range.start, range.end),
      };
      return [...readSums(line, numbers), ...readLimits(line, numbers)]
        .filter(({ unit }) => unit !== "price" && unit !== "competitors")
        .flatMap((value) => compare(line, value, [plan], numbers))
        .map((finding) => ({ source, ...finding }));
    });
  });
}

function checkSentence(sentence: Passage, plans: KnownPlans): Finding[] {
  const { numbers } = plans;
  const values = [
    ...readSums(sentence, numbers),
    ...readLimits(sentence, numbers),
  ];
  if (values.length === 0) return [];
  const others = new Set(
    [...plans.byName.keys(), plans.siteName].filter(Boolean),
  );
  const mentions = findMentions(sentence, plans.pattern, others);
  return values.flatMap((value) => {
    if (value.unit === "competitors")
      return checkCompetitors(sentence, value, plans);
    const names = findPlans(sentence, value, mentions);
    const named = names.flatMap((name) => plans.byName.get(name) ?? []);
    return compare(sentence, value, named, numbers);
  });
}

function checkCompetitors(
  sentence: Passage,
  { at, value, written }: WrittenValue,
  { maxCompetitors, numbers }: KnownPlans,
): Finding[] {
  if (maxCompetitors === undefined || value === maxCompetitors) return [];
  const text = formatCount(maxCompetitors, written, numbers);
  return [
    {
      range: rangeIn(sentence, at),
      message: `"${written}" is not the number of competitors in facts.yaml: at most ${maxCompetitors}.`,
      help: `Write \`${text}\`, or change \`maxCompetitors\` in facts.yaml.`,
      fix: [{ ...rangeIn(sentence, at), text }],
    },
  ];
}

/** Units of cells by the words of their column, or of their row where plans are columns. */
const columns: readonly [RegExp, Unit][] = [
  [/extra|additional|(?:per|each|a) (?:lead|credit)/iu, "lead"],
  [/year|annual/iu, "year"],
  [/price|per month/iu, "month"],
  [/^\W*(?:included |monthly )?(?:leads|credits)\b/iu, "leads"],
  [/^\W*(?:\w+ )?(?:profiles|influencers)\b/iu, "profiles"],
];

/** A cell of a row that begins with a plan, or of a column that does. */
function checkRow({ cells, header }: TableRow, plans: KnownPlans): Finding[] {
  const planIn = (cell: Passage | undefined) =>
    plans.byName.get(
      (cell?.text ?? "").replaceAll(/[*_`]|\bplan\b/giu, "").trim(),
    );
  const [label, ...rest] = cells;
  const own = planIn(label);
  return rest.flatMap((cell, index) => {
    const column = header[index + 1];
    const plan = own ?? planIn(column);
    const name = own ? column : label;
    if (!plan || (own && planIn(column))) return [];
    const unit = columns.find(([words]) => words.test(name?.text ?? ""))?.[1];
    if (!own && unit === undefined) return [];
    return checkCell(cell, unit, plan, plans.numbers);
  });
}

function checkCell(
  cell: Passage,
  unit: Unit | undefined,
  plan: Plan,
  numbers: Numbers,
): Finding[] {
  if (unit !== "leads" && unit !== "profiles")
    return readSums(cell, numbers).flatMap((sum) => {
      const asked = sum.unit === "price" ? (unit ?? sum.unit) : sum.unit;
      return compare(cell, { ...sum, unit: asked }, [plan], numbers);
    });
  const match = new RegExp(
    String.raw`^\W*(?:up to )?(${numbers.whole}|unlimited)(?![\d.,]|\s*[%x])`,
    "iu",
  ).exec(cell.text);
  const [whole = "", written = ""] = match ?? [];
  if (written === "") return [];
  const at = { start: whole.length - written.length, end: whole.length };
  const value = toNumber(written, numbers);
  const found = { unit, value, written, at, end: at.end };
  return compare(cell, found, [plan], numbers);
}

function compare(
  passage: Passage,
  { at, currency, unit, value, written }: WrittenValue,
  named: readonly Plan[],
  numbers: Numbers,
): Finding[] {
  const known = named.map((plan) => ({ plan, values: valuesOf(plan, unit) }));
  const isRight = known.some(
    ({ plan, values }) =>
      values.includes(value) && (currency ?? signOf(plan)) === signOf(plan),
  );
  if (isRight || known.every(({ values }) => values.length === 0)) return [];
  const expected = known.flatMap(({ plan }) =>
    meantValue(plan, unit, value).map((each) => ({
      name: plan.name,
      text: isCount(unit)
        ? formatCount(each, written, numbers)
        : formatSum(each, written, currency, signOf(plan), numbers),
    })),
  );
  const list = expected.map(({ name, text }) => `${text} for ${name}`);
  const range = rangeIn(passage, at);
  const [only, ...others] = expected;
  // A sum without a period may be meant in another way, so that its writer decides.
  const isCertain =
    only && others.length === 0 && unit !== "price" && unit !== "lead";
  return [
    {
      range,
      message: `"${written}" is not the ${words[unit]} in plans.yaml: ${list.join(", ")}.`,
      ...(only &&
        others.length === 0 && {
          help: `Write \`${only.text}\`, also in what was calculated with it, or change plans.yaml.`,
        }),
      ...(isCertain && { fix: [{ ...range, text: only.text }] }),
    },
  ];
}

/** The value that was probably meant: those of a lead if the written one is nearer to them than to the price. */
function meantValue(plan: Plan, unit: Unit, written: number) {
  const values = valuesOf(plan, unit);
  const ofLead = [...new Set(valuesOf(plan, "lead"))];
  const distance = (each: number) =>
    Math.abs(Math.log((each + 0.001) / (written + 0.001)));
  const near = values.toSorted((a, b) => distance(a) - distance(b));
  if (unit === "lead") return ofLead;
  if (unit !== "price") return values.slice(0, 1);
  return ofLead.includes(near[0] ?? 0) ? ofLead : near.slice(0, 1);
}

const words: Readonly<Record<Unit, string>> = {
  price: "price",
  month: "price",
  year: "price of twelve months",
  lead: "price of a lead",
  leads: "number of leads",
  profiles: "number of profiles",
  competitors: "number of competitors",
};

const isCount = (unit: Unit) => unit === "leads" || unit === "profiles";

/** The sign of a plan's currency. All plans have the same. */
const signOf = ({ price }: Plan) => price.slice(0, 1);

function rangeIn({ start }: Passage, at: { start: number; end: number }) {
  return { start: start + at.start, end: start + at.end };
}
