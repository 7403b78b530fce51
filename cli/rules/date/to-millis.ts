import { instantToMillis } from "#schema";
import { isCalendarDay } from "./describe-date.ts";

/** The moment of a date or instant; NaN, which no comparison is true for, without one or where it is not valid. */
export function toMillis(date: string | undefined): number {
  const isValid =
    date !== undefined &&
    /^\d{4}-\d\d-\d\d(?!\d)/u.test(date) &&
    isCalendarDay(date.slice(0, 10));
  return isValid ? instantToMillis(date) : NaN;
}
