import { mendDate, mendInstant } from "./fixes/mend-date.ts";

const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );

interface DateProblem {
  message: string;
  help: string;
}

/** What is wrong with a text where a date belongs, and the date that was meant if it can be told. */
export function describeDate(
  name: string,
  text: string,
  format: "date" | "instant",
): DateProblem {
  const wanted =
    format === "date"
      ? "Write YYYY-MM-DD."
      : "Write YYYY-MM-DD, or a time with its offset such as 2026-11-20T09:00:00Z.";
  const shown = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  const said = `${name} is ${JSON.stringify(shown)}`;
  const lost = describeLostDay(text);
  if (lost !== undefined)
    return {
      message: `${said}, which is not a calendar date that exists: ${lost}.`,
      help: "Correct the day.",
    };
  const [, day, , time] =
    /^(\d{4}-\d{2}-\d{2})([T ]+)([\d:.]+)(?:\s*(?:Z|[+-][\d:]+))?$/iu.exec(
      text,
    ) ?? [];
  if (day !== undefined && format === "date")
    return {
      message: `${said}; it takes a day without a time.`,
      help: `Write \`${day}\`.`,
    };
  if (
    day !== undefined &&
    time !== undefined &&
    !/(?:Z|[+-][\d:]+)$/iu.test(text)
  )
    return {
      message: `${said}, a time without its offset from UTC.`,
      help: `Write \`${day}T${time.padEnd(8, ":00").slice(0, 8)}Z\` if that is UTC, or end it with an offset such as +02:00.`,
    };
  const meant = readDate(text, format);
  if (meant === undefined && isUnclear(text))
    return {
      message: `${said}, which is two different days, depending on who reads.`,
      help: wanted,
    };
  return {
    message: `${said}, which is not ${format === "date" ? "a calendar date" : "a date or a moment"}.`,
    help: meant === undefined ? wanted : `Write \`${meant}\`.`,
  };
}

/** Why a text of the right form is no day of the calendar; undefined when it is one, or of another form. */
function describeLostDay(text: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})(?!\d)/u.exec(text) ?? [];
  if (year === undefined) return undefined;
  const number = Number(month);
  if (number < 1 || number > 12) return "there are 12 months";
  const days = new Date(Date.UTC(Number(year), number, 0)).getUTCDate();
  if (Number(day) >= 1 && Number(day) <= days) return undefined;
  const name = MONTHS[number - 1] ?? "";
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year} has ${days} days`;
}

/** True for numbers of which either may be the month. */
function isUnclear(text: string): boolean {
  const [, first, , second] =
    /^\s*(\d{1,2})([-/])(\d{1,2})\2\d{4}\s*$/u.exec(text) ?? [];
  return Number(first) <= 12 && Number(second) <= 12;
}

/** The day that another way of writing dates means, as YYYY-MM-DD. */
function readDate(
  text: string,
  format: "date" | "instant",
): string | undefined {
  // With dots the day comes first wherever dots are used.
  const [, day = "", month = "", year] =
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/u.exec(text.trim()) ?? [];
  if (year === undefined)
    return format === "date" ? mendDate(text) : mendInstant(text);
  return mendDate(`${year}-${month}-${day}`);
}

/** True for a day of the calendar, written as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/u.test(text) && describeLostDay(text) === undefined;
}
