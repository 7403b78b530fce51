import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { groupClaims, reportDuplicates } from "./report-duplicates.ts";

/** Files whose names are one on a machine that does not tell case, or one way to write an accent from another. */
export function checkCaseCollisions({ folder }: FolderContext): Diagnostic[] {
  const sources = new Map(
    [...folder.entries, ...folder.records].map(({ file, source }) => [
      file,
      source,
    ]),
  );
  const claims = [...sources].map(([file, source]) => {
    const key = file.normalize("NFC").toLowerCase();
    return [key, { source, range: () => ({ start: 0, end: 0 }) }] as const;
  });
  return [...groupClaims(claims).values()].flatMap((group) =>
    reportDuplicates(
      "slug/case-collision",
      group,
      (files) =>
        `The file name differs from ${files} only in case or in how an accent is encoded.`,
    ),
  );
}
