import { BadOption } from "../../app-error.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = { m: MINUTE, h: HOUR, d: DAY, w: 7 * DAY } as const;

const isUnit = (letter: string): letter is keyof typeof UNITS =>
  Object.hasOwn(UNITS, letter);

/** In seconds: long enough to review a draft, and to reuse the answers of other sites. */
const MAX_DURATION = 90 * DAY;

/**
 * Parses `30m`, `12h`, `7d` or `2w` to seconds.
 * @throws AppError for another format, for zero, and for more than 90 days
 */
export function parseDuration(option: string, text: string): number {
  const [, count = "", unit = ""] = /^(\d{1,9})([a-z])$/u.exec(text) ?? [];
  if (!isUnit(unit))
    throw new BadOption(
      `${option} takes a whole number of minutes, hours, days or weeks such as 30m, 12h, 7d or 2w, not "${text}".`,
    );
  const seconds = Number(count) * UNITS[unit];
  if (seconds >= MINUTE && seconds <= MAX_DURATION) return seconds;
  throw new BadOption(`${option} takes from 1m to 90d, not "${text}".`);
}
