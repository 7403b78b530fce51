import { instantToMillis } from "#schema";
import { isCalendarDay } from "./describe-date.ts";

/**
 * The time of a date or instant in milliseconds. NaN if it is missing or invalid, so that every comparison is false.
 */
export function toMillis(date: string | undefined): number {
  const isValid =
    date !== undefined &&
    /^\d{4}-\d\d-\d\d(?!\d)/u.test(date) &&
    isCalendarDay(date.slice(0, 10));
  return isValid ? instantToMillis(date) : NaN;
}
