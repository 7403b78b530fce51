import type { Screening } from "../../inbox/submission.ts";
import type { FormTokens } from "./form-token.ts";

const QUARANTINE_FROM = 10;
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** The input of the spam checks: the fields of a form, its honeypot (`website`) and its token. */
interface ScreenedForm {
  fields: Readonly<Record<string, string>>;
  website: unknown;
  token: unknown;
}

const link = /\bhttps?:\/\/|\bwww\.\w/giu;
const markup = /<a\s|\[(?:url|link)[=\]]/iu;

/**
 * Scores a form post. A filled honeypot field alone is enough for quarantine. All other signals only add up, and a
 * plain message without a token stays far below the limit.
 */
export function screenForm(form: ScreenedForm, tokens: FormTokens): Screening {
  const points = new Map([
    ["trap", isFilled(form.website) ? 10 : 0],
    ...scoreToken(form.token, tokens),
    ...scoreText(form.fields),
  ]);
  const signals = [...points.keys()].filter((signal) => points.get(signal));
  const score = [...points.values()].reduce((sum, value) => sum + value, 0);
  return { score, quarantined: score >= QUARANTINE_FROM, signals };
}

function scoreToken(token: unknown, tokens: FormTokens): [string, number][] {
  if (!isFilled(token)) return [["no-token", 1]];
  const age = tokens.ageOf(typeof token === "string" ? token : "");
  if (age === undefined) return [["bad-token", 2]];
  return [
    ["fast", age < 2 * SECOND ? 4 : 0],
    ["old-token", age > DAY ? 1 : 0],
  ];
}

function scoreText(
  fields: Readonly<Record<string, string>>,
): [string, number][] {
  const { message = "", ...lines } = fields;
  const links = message.match(link)?.length ?? 0;
  const hasLinkInLine = Object.values(lines).some((line) =>
    /https?:\/\/|www\./iu.test(line),
  );
  return [
    ["links", links > 5 ? 5 : links > 2 ? 3 : 0],
    ["markup", markup.test(message) ? 4 : 0],
    ["link-in-line", hasLinkInLine ? 4 : 0],
  ];
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
