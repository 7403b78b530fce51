import { instantToMillis } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import type { RuleId } from "./catalogue.ts";
import { createDiagnostic, type Details } from "./create-diagnostic.ts";
import { isCalendarDay } from "./describe-date.ts";

/** What one date of an entry says about another, and about today. */
export function checkDates({ folder, now }: FolderContext): Diagnostic[] {
  return folder.entries.flatMap((entry) => {
    const { expiresAt, updated } = entry.common;
    const hasMore = updated !== undefined || expiresAt !== undefined;
    if (!hasMore && textOf(entry.raw, "reviewBy") === undefined) return [];
    return [...checkOrder(entry), ...checkToday(entry, now.getTime())];
  });
}

function checkOrder(entry: MarkdownEntry): Diagnostic[] {
  const { date, expiresAt, publishAt, updated } = entry.common;
  const diagnostics: Diagnostic[] = [];
  if (millis(updated) < millis(date)) {
    const message = `\`updated\` is ${updated ?? ""}, before \`date\`, ${date ?? ""}.`;
    diagnostics.push(
      report(entry, "date/updated-before-date", "updated", message),
    );
  }
  const start = publishAt ?? date;
  if (millis(expiresAt) <= millis(start)) {
    const from = publishAt === undefined ? "date" : "publishAt";
    const message = `\`expiresAt\` is ${expiresAt ?? ""}, not after \`${from}\`, ${start ?? ""}.`;
    diagnostics.push(
      report(entry, "date/expires-before-publish", "expiresAt", message),
    );
  }
  return diagnostics;
}

function checkToday(entry: MarkdownEntry, now: number): Diagnostic[] {
  const { collection, common, raw } = entry;
  const { draft, expiresAt } = common;
  if (draft) return [];
  const diagnostics: Diagnostic[] = [];
  if (collection === "jobs" && millis(expiresAt) <= now) {
    const message = `The job expired at ${expiresAt ?? ""}: it is no longer shown.`;
    diagnostics.push(report(entry, "job/expired", "expiresAt", message));
  }
  const reviewBy = textOf(raw, "reviewBy");
  // The whole day is left to review it.
  if (millis(reviewBy) + DAY <= now && !(millis(expiresAt) <= now)) {
    const owner = textOf(raw, "owner");
    const days = Math.floor((now - millis(reviewBy)) / DAY);
    const since = days === 1 ? "since yesterday" : `for ${days} days`;
    const message = `The review by ${reviewBy ?? ""} is overdue ${since}.`;
    const help =
      owner === undefined
        ? undefined
        : `Ask ${owner} to read it again, then set \`reviewBy\` to the next date.`;
    const gist = `The review by ${reviewBy ?? ""} is overdue.`;
    diagnostics.push(
      report(entry, "review/overdue", "reviewBy", message, { help, gist }),
    );
  }
  return diagnostics;
}

const DAY = 86_400_000;

function report(
  { source, yaml }: MarkdownEntry,
  rule: RuleId,
  field: string,
  message: string,
  details?: Details,
): Diagnostic {
  const range = yaml.rangeOf([field]);
  return createDiagnostic(rule, source, range, message, details);
}

/** Not a number when there is no date: every comparison with it is false. */
function millis(date: string | undefined): number {
  return date !== undefined && isDate(date) ? instantToMillis(date) : NaN;
}

/** A date that is none is reported as such, and says nothing about another. */
function isDate(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d(?!\d)/u.test(text) && isCalendarDay(text.slice(0, 10))
  );
}

function textOf(raw: unknown, field: string): string | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const value: unknown = Object.hasOwn(raw, field)
    ? Reflect.get(raw, field)
    : undefined;
  return typeof value === "string" ? value : undefined;
}
