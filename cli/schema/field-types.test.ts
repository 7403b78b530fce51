import { expect, test } from "vitest";
import { safeParse } from "zod/mini";
import { calendarDate, instant } from "./field-types.ts";

test.for([
  ["2026-02-28", true, true],
  ["2024-02-29", true, true],
  ["0001-01-01", true, true],
  ["0000-01-01", false, false],
  ["0000-02-29", false, false],
  ["2026-02-29", false, false],
  ["2026-2-3", false, false],
  ["2026-02-03T10:00:00Z", false, true],
  ["0000-02-03T10:00:00Z", false, false],
  ["2026-02-03T10:00:00", false, false],
] as const)("reads %s as a date or a moment", ([text, isDate, isMoment]) => {
  expect(safeParse(calendarDate, text).success).toBe(isDate);
  expect(safeParse(instant, text).success).toBe(isMoment);
});
