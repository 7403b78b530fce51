import type { Screening } from "../../inbox/submission.ts";

const QUARANTINE_FROM = 10;

/** What only a person's browser sends well. Its absence alone never keeps a message from staff. */
interface Extras {
  website?: unknown;
  token?: unknown;
}

/** Scores a form post: a filled trap puts it in quarantine, a missing token only counts. */
export function screenForm({ website, token }: Extras): Screening {
  const points = new Map([
    ["trap", isFilled(website) ? 10 : 0],
    ["no-token", isFilled(token) ? 0 : 1],
  ]);
  const signals = [...points.keys()].filter((signal) => points.get(signal));
  const score = [...points.values()].reduce((sum, value) => sum + value, 0);
  return { score, quarantined: score >= QUARANTINE_FROM, signals };
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
