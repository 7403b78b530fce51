import { instantToMillis } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** What one date of an entry says about another. */
export function checkDates({ folder }: FolderContext): Diagnostic[] {
  return folder.entries.flatMap(({ common, source, yaml }) => {
    const { date, expiresAt, publishAt, updated } = common;
    const diagnostics: Diagnostic[] = [];
    if (isBefore(updated, date)) {
      const range = yaml.rangeOf(["updated"]);
      const message = `\`updated\` is ${updated ?? ""}, before \`date\`, ${date ?? ""}.`;
      const rule = "date/updated-before-date";
      diagnostics.push(createDiagnostic(rule, source, range, message));
    }
    const start = publishAt ?? date;
    if (isBefore(expiresAt, start) || isSame(expiresAt, start)) {
      const range = yaml.rangeOf(["expiresAt"]);
      const from = publishAt === undefined ? "date" : "publishAt";
      const message = `\`expiresAt\` is ${expiresAt ?? ""}, not after \`${from}\`, ${start ?? ""}.`;
      const rule = "date/expires-before-publish";
      diagnostics.push(createDiagnostic(rule, source, range, message));
    }
    return diagnostics;
  });
}

/** False when either is missing or no date. */
function isBefore(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return instantToMillis(a) < instantToMillis(b);
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return instantToMillis(a) === instantToMillis(b);
}
