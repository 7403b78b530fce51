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

/** How texts name the currencies that plans may have. */
const currencies: readonly [sign: string, pattern: RegExp][] = [
  ["$", /\$|USD|dollars/iu],
  ["€", /€|EUR/iu],
  ["£", /£|GBP|pounds/iu],
];
const moneyPattern = (number: string) =>
  new RegExp(
    String.raw`(?<![\w$€£]|\d[.,])(?:(?:(?:US)?\\?\$|[€£])\s?(?<a>${number})|(?:USD|EUR|GBP)\s?(?<b>${number})|(?<c>${number})\s?(?:[$€£]|(?:USD|EUR|GBP|dollars|euros?|pounds)\b))(?![.,]?\d|%|\s?(?:k|m|bn|million|billion|thousand)\b)`,
    "giu",
  );
const words = "zero one two three four five six seven eight nine ten".split(
  " ",
);
const countPattern = (whole: string) =>
  new RegExp(
    String.raw`(?<![\w$€£.,'’-])(?<count>${whole}|unlimited|${words.slice(1).join("|")})\s+(?:(?:unique|new|included|monthly|LinkedIn)\s+)?(?<what>leads?|credits?|profiles?|influencers?|competitors)\b`,
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

/** The numbers of a language: `1,000.5` in English, `1.000,5` in German. */
export type Numbers = ReturnType<typeof numbersOf>;

/** The signs before decimals and between thousands. Those of English are known without the tables of all languages. */
function signsOf(lang: string) {
  if (lang === "en") return { decimal: ".", sign: "," };
  const parts = new Intl.NumberFormat(lang).formatToParts(12_345.6);
  const signOf = (type: string, usual: string) =>
    parts.find((part) => part.type === type)?.value ?? usual;
  return { decimal: signOf("decimal", "."), sign: signOf("group", ",") };
}

/** Signs between thousands that texts use for each other. */
const ALIKE = ["[ \u00A0\u202F]", "['’]"];

export function numbersOf(lang: string) {
  const { decimal, sign } = signsOf(lang);
  const group =
    ALIKE.find((signs) => signs.includes(sign)) ?? RegExp.escape(sign);
  const whole = String.raw`\d{1,3}(?:${group}\d{3})+(?!\d)|\d+`;
  const number = `(?:${whole})(?:${RegExp.escape(decimal)}\\d+)?`;
  return {
    lang,
    decimal,
    whole,
    first: new RegExp(number, "u"),
    groups: new RegExp(group, "gu"),
    money: moneyPattern(number),
    count: countPattern(whole),
  };
}

const ENGLISH = numbersOf("en");

/** The number that a text stands for: `1,000`, `$0.03`, `two`. NaN for any other text. */
export function toNumber(
  text: string,
  { decimal, groups }: Numbers = ENGLISH,
): number {
  const word = words.indexOf(text.toLowerCase());
  if (text.toLowerCase() === "unlimited") return Infinity;
  if (word >= 0) return word;
  const digits = text.replaceAll(groups, "").replace(decimal, ".");
  return Number(digits.replaceAll(/[$€£]/gu, ""));
}

/** The sums in a passage that may be prices. */
export function readSums({ text }: Passage, numbers: Numbers): WrittenValue[] {
  return [...text.matchAll(numbers.money)].flatMap((match) => {
    const { a, b, c } = match.groups ?? {};
    const [written] = match;
    const at = { start: match.index, end: match.index + written.length };
    const rest = text.slice(at.end);
    const known = units.find(([, pattern]) => pattern.test(rest));
    const unitEnd = known?.[1].exec(rest)?.[0].length ?? 0;
    const isOther = known === undefined && NO_PRICE.test(rest);
    if (isOther || CALCULATED.test(text.slice(0, at.start))) return [];
    const value = toNumber(a ?? b ?? c ?? "", numbers);
    const unit = known?.[0] ?? "price";
    const [currency = ""] =
      currencies.find(([, pattern]) => pattern.test(written)) ?? [];
    return [{ unit, value, written, currency, at, end: at.end + unitEnd }];
  });
}

const PERIOD =
  /^\s*(?:(?:a|per|each|every)\s+month\b|\/\s*month\b|over (?:its|the|your|the account['’]s) lifetime\b)/iu;

/** The limits in a passage: leads of a period, profiles, and at most how many competitors. */
export function readLimits(
  { text }: Passage,
  numbers: Numbers,
): WrittenValue[] {
  return [...text.matchAll(numbers.count)].flatMap((match) => {
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
    const value = toNumber(count, numbers);
    return [{ unit, value, written: count, at, end: end + period.length }];
  });
}

/** @param written decides between `27` and `27.00`, and in the plan's currency what stands around it */
export function formatSum(
  value: number,
  written: string,
  currency: string | undefined,
  sign: string,
  { decimal, first, lang }: Numbers,
): string {
  const [whole = "", cents = ""] = String(Number(value.toFixed(6))).split(".");
  const hasCents = /[.,]\d\d(?!\d)/u.test(written) && cents.length < 2;
  const digits = Number(whole).toLocaleString(lang);
  const fraction = hasCents ? cents.padEnd(2, "0") : cents;
  const text = fraction === "" ? digits : `${digits}${decimal}${fraction}`;
  if (currency !== sign) return `${sign}${text}`;
  return written.replace(first, () => text);
}

export function formatCount(
  value: number,
  written: string,
  { lang }: Numbers,
): string {
  const text = value === Infinity ? "unlimited" : value.toLocaleString(lang);
  return written.startsWith("U") && text === "unlimited" ? "Unlimited" : text;
}
