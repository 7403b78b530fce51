import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatCalendarDate } from "#contract";
import { CalendarDate } from "./CalendarDate.tsx";

describe("CalendarDate", () => {
  it.each(["2026-01-01", "2026-11-12", "2024-02-29", "2026-12-31"])(
    "formats %s as the server does",
    (date) => {
      expect(renderToStaticMarkup(<CalendarDate date={date} />)).toBe(
        `<time dateTime="${date}">${formatCalendarDate(date)}</time>`,
      );
    },
  );

  it("formats in US long form", () => {
    expect(renderToStaticMarkup(<CalendarDate date="2026-07-04" />)).toContain(
      "July 4, 2026",
    );
  });
});
