import { instantToMillis } from "#schema";
import { isCalendarDay } from "./parse-date.ts";

/**
 * The time of a date or instant in milliseconds. NaN if it is missing or invalid, so that every comparison is false.
 */
export function toMillis(date: string | undefined): number {
  return date !== undefined && isCalendarDay(date.slice(0, 10))
    ? instantToMillis(date)
    : NaN;
}
