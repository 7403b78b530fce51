import { expect, test } from "vitest";
import { parseDate } from "./parse-date.ts";

test.each([
  ["2020-01-31", "2020-01-31"],
  ["2020-1-3 10:00", "2020-01-03"],
  ["2020-01-31T23:30:00-05:00", "2020-01-31"],
  ["2020-01-31 23:30:00 +0900", "2020-01-31"],
  ["Jul 08 2022", "2022-07-08"],
  ["January 31st, 2020", "2020-01-31"],
  ["31 January 2020", "2020-01-31"],
  ["Mon, 02 Jan 2006 15:04:05 -0700", "2006-01-02"],
  ["Tue Mar 3 10:00:00 CET 2020", "2020-03-03"],
  [20200131, "2020-01-31"],
  ["2020-02-30", undefined],
  ["soon", undefined],
  ["31.12.2020", undefined],
  ["03/04/2020", undefined],
  [true, undefined],
])("reads %j as %j, whatever the time zone", (text, date) => {
  expect(parseDate(text)).toBe(date);
});
