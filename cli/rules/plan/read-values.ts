import type { TextRange } from "../../model/source-text.ts";
import type { Passage } from "./read-passages.ts";

/** What a sum or a number in a text counts. */
export type Unit =
  "price" | "month" | "year" | "lead" | "leads" | "profiles" | "competitors";

/** A sum or a limit in a text. */
export interface WrittenValue {
  unit: Unit;
  value: number;
  /** As written, such as `$27` or `27 USD`. */
  written: string;
  /** The sign of its currency, of a sum. */
  currency?: string;
  /** Its place in the passage. */
  at: TextRange;
  /** The end of its unit in the passage. */
  end: number;
}

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
/** How texts name the currencies that plans may have. */
const currencies: readonly [sign: string, pattern: RegExp][] = [
  ["$", /\$|USD|dollars/iu],
  ["€", /€|EUR/iu],
  ["£", /£|GBP|pounds/iu],
];
const MONEY = new RegExp(
  String.raw`(?<![\w$€£])(?:(?:(?:US)?\\?\$|[€£]) ?(?<a>${NUMBER})|(?:USD|EUR|GBP) ?(?<b>${NUMBER})|(?<c>${NUMBER}) ?(?:€|(?:USD|EUR|GBP|dollars|euros?|pounds)\b))(?![\d%]| ?(?:k|m|bn|million|billion|thousand)\b)`,
  "giu",
);
const words = "zero one two three four five six seven eight nine ten".split(
  " ",
);
const COUNT = new RegExp(
  String.raw`(?<![\w$€£.,-])(?<count>\d{1,3}(?:,\d{3})+|\d+|unlimited|${words.slice(1).join("|")})\s+(?:(?:unique|new|included|monthly|LinkedIn)\s+)?(?<what>leads?|credits?|profiles?|influencers?|competitors)\b`,
  "giu",
);

const PER = String.raw`^\s*(?:\/\s*|per\s+|an?\s+|each\s+|every\s+)`;
const units: readonly [Unit, RegExp][] = [
  ["month", new RegExp(`${PER}(?:month|mo)\\b|^\\s*monthly\\b`, "iu")],
  [
    "year",
    new RegExp(`${PER}(?:year|yr|annum)\\b|^\\s*(?:yearly|annually)\\b`, "iu"),
  ],
  [
    "lead",
    new RegExp(
      `${PER}(?:extra |additional |unique )?(?:lead|credit)\\b|^\\s*each\\b`,
      "iu",
    ),
  ],
];
/** A sum that is no price: of something else, a difference, or a part of a calculation. */
const NO_PRICE = new RegExp(
  `${PER}\\w|^\\s*(?:more|less|cheaper|off|extra|higher|lower|saved|of|worth)\\b|^\\s*[x×*+]\\s*[\\d($€£]|^-`,
  "iu",
);
const CALCULATED = /[x×*+=/]\s*$/u;

/** The number that a text stands for: `1,000`, `$0.03`, `two`. NaN for any other text. */
export function toNumber(text: string): number {
  const word = words.indexOf(text.toLowerCase());
  if (text.toLowerCase() === "unlimited") return Infinity;
  return word >= 0 ? word : Number(text.replaceAll(/[$€£,]/gu, ""));
}

/** The sums in a passage that may be prices. */
export function readSums({ text }: Passage): WrittenValue[] {
  return [...text.matchAll(MONEY)].flatMap((match) => {
    const { a, b, c } = match.groups ?? {};
    const [written] = match;
    const at = { start: match.index, end: match.index + written.length };
    const rest = text.slice(at.end);
    const known = units.find(([, pattern]) => pattern.test(rest));
    const unitEnd = known?.[1].exec(rest)?.[0].length ?? 0;
    const isOther = known === undefined && NO_PRICE.test(rest);
    if (isOther || CALCULATED.test(text.slice(0, at.start))) return [];
    const value = toNumber(a ?? b ?? c ?? "");
    const unit = known?.[0] ?? "price";
    const [currency = ""] =
      currencies.find(([, pattern]) => pattern.test(written)) ?? [];
    return [{ unit, value, written, currency, at, end: at.end + unitEnd }];
  });
}

const PERIOD =
  /^\s*(?:(?:a|per|each|every)\s+month\b|\/\s*month\b|over (?:its|the|your|the account['’]s) lifetime\b)/iu;

/** The limits in a passage: leads of a period, profiles, and at most how many competitors. */
export function readLimits({ text }: Passage): WrittenValue[] {
  return [...text.matchAll(COUNT)].flatMap((match) => {
    const { count = "", what = "" } = match.groups ?? {};
    const end = match.index + match[0].length;
    const period = PERIOD.exec(text.slice(end))?.[0] ?? "";
    const isLeads = /^(?:lead|credit)/iu.test(what);
    const isCompetitors = /^competitor/iu.test(what);
    if (isLeads && period === "") return [];
    if (isCompetitors && !/\bup to\s+$/iu.test(text.slice(0, match.index)))
      return [];
    const unit = isLeads ? "leads" : isCompetitors ? "competitors" : "profiles";
    const at = { start: match.index, end: match.index + count.length };
    const value = toNumber(count);
    return [{ unit, value, written: count, at, end: end + period.length }];
  });
}
