import { expect, test } from "vitest";
import { describeDate } from "./read-date.ts";

const days: [text: string, said: string][] = [
  ["2026-02-30", "February 2026 has 28 days. Correct the day."],
  ["2100-02-29", "February 2100 has 28 days. Correct the day."],
  ["2026-13-01", "there are 12 months. Correct the month."],
  ["2026-04-00", "April 2026 has 30 days. Correct the day."],
  ["0000-01-01", "there is no year 0. Correct the year."],
  ["1/13/0000", "a calendar date. Write YYYY-MM-DD."],
  ["2026-1-5", "a calendar date. Write `2026-01-05`."],
  ["2026/01/05", "a calendar date. Write `2026-01-05`."],
  ["20260105", "a calendar date. Write `2026-01-05`."],
  ["5.1.2026", "a calendar date. Write `2026-01-05`."],
  ["13/04/2026", "a calendar date. Write `2026-04-13`."],
  ["04/13/2026", "a calendar date. Write `2026-04-13`."],
  ["04/04/2026", "a calendar date. Write `2026-04-04`."],
  ["March 4th, 2026", "a calendar date. Write `2026-03-04`."],
  ["Wed, 4 Mar 2026", "a calendar date. Write `2026-03-04`."],
  ["5. 1. 2026", "a calendar date. Write `2026-01-05`."],
  ["03/04/2026", "different days to different readers. Write YYYY-MM-DD."],
  ["2026-03-04T10:00:00Z", "a day without a time. Write `2026-03-04`."],
  ["2026-03-04 10:00", "a day without a time. Write `2026-03-04`."],
  ["31/02/2026", "a calendar date. Write YYYY-MM-DD."],
  ["soon", "a calendar date. Write YYYY-MM-DD."],
];

test.for(days)("describes the day %s: %s", ([text, said]) => {
  const { help, message } = describeDate("`date`", text, "date");
  expect(message).toContain(JSON.stringify(text));
  expect(`${message} ${help}`.endsWith(said)).toBe(true);
});

const moments: [text: string, said: string][] = [
  ["2026-03-04 10:00", "Write `2026-03-04T10:00:00Z` if that is UTC"],
  ["2026-02-29T10:00:00Z", "February 2026 has 28 days."],
  ["0000-03-04T10:00:00Z", "there is no year 0. Correct the year."],
  ["2026-03-04T25:00:00Z", "which is not a date or a moment."],
  ["2026-12-31T23:59:60Z", "a moment. Write YYYY-MM-DD, or a time"],
  ["2026-12-31T24:00:00Z", "a moment. Write YYYY-MM-DD, or a time"],
  ["2026-12-31 09:00 +29:00", "a moment. Write YYYY-MM-DD, or a time"],
  ["tomorrow", "which is not a date or a moment."],
];

test.for(moments)("describes the moment %s: %s", ([text, said]) => {
  const { help, message } = describeDate("`publishAt`", text, "instant");
  expect(`${message} ${help}`).toContain(said);
});
