import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { EntryHead } from "../model/entry.ts";
import { splitGraphemes } from "../model/graphemes.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { groupShared, reportDuplicates } from "./report-duplicates.ts";

/** What fits into a search result: characters, at least and at most. */
const limits = {
  title: { rule: "seo/title-length", least: 10, most: 65 },
  description: { rule: "seo/description-length", least: 50, most: 160 },
} as const;
const fields = ["title", "description"] as const;

/** The title and the description are of a length that search results show. */
export function checkSearchLengths({
  common,
  source,
  yaml,
}: EntryHead): Diagnostic[] {
  return fields.flatMap((field) => {
    const { least, most, rule } = limits[field];
    const text = common[field];
    if (text === undefined || text === "") return [];
    const length = countCharacters(text);
    if (length >= least && length <= most) return [];
    const message = `\`${field}\` has ${length} characters; search results show ${least} to ${most} well.`;
    return [createDiagnostic(rule, source, yaml.rangeOf([field]), message)];
  });
}

/** Titles and descriptions tell entries apart. */
export function checkSearchDuplicates({ folder }: FolderContext): Diagnostic[] {
  return fields.flatMap((field) => {
    const shared = groupShared(folder.entries, ({ common }) =>
      common[field] ? plain(common[field]) : undefined,
    );
    return [...shared.values()].flatMap((entries) =>
      reportDuplicates(
        "seo/duplicate",
        entries.map(({ source, yaml }) => {
          return { source, range: () => yaml.rangeOf([field]) };
        }),
        (files) => `\`${field}\` is the same as in ${files}.`,
      ),
    );
  });
}

/** Characters as people count them: an emoji or a letter with its accents is one. */
function countCharacters(text: string): number {
  // oxlint-disable-next-line no-control-regex -- plain ASCII is its own count
  if (/^[\u0000-\u007F]*$/u.test(text)) return text.length;
  return [...splitGraphemes(text)].length;
}

function plain(text: string): string {
  if (/^[!-~]+(?: [!-~]+)*$/u.test(text)) return text.toLowerCase();
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
}
