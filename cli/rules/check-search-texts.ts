import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { groupClaims, reportDuplicates } from "./report-duplicates.ts";

/** What fits into a search result: characters, at least and at most. */
const limits = {
  title: { rule: "seo/title-length", least: 10, most: 65 },
  description: { rule: "seo/description-length", least: 50, most: 160 },
} as const;
const fields = ["title", "description"] as const;

/** Titles and descriptions are of a length that search results show, and tell entries apart. */
export function checkSearchTexts({ folder }: FolderContext): Diagnostic[] {
  return fields.flatMap((field) => {
    const { least, most, rule } = limits[field];
    const claims = folder.entries.flatMap(({ common, source, yaml }) => {
      const text = common[field];
      if (text === undefined || text === "") return [];
      const range = yaml.rangeOf([field]);
      return [{ text, claim: { source, range } }];
    });
    return [
      ...claims.flatMap(({ text, claim }) => {
        if (text.length >= least && text.length <= most) return [];
        const message = `\`${field}\` has ${text.length} characters; search results show ${least} to ${most} well.`;
        return [createDiagnostic(rule, claim.source, claim.range, message)];
      }),
      ...[
        ...groupClaims(
          claims.map(({ text, claim }) => [text.toLowerCase(), claim] as const),
        ).values(),
      ].flatMap((group) =>
        reportDuplicates(
          "seo/duplicate",
          group,
          (files) => `\`${field}\` is the same as in ${files}.`,
        ),
      ),
    ];
  });
}
