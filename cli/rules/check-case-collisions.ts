import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { groupShared, reportDuplicates } from "./report-duplicates.ts";

/** Files whose names are one on a machine that does not tell case, or one way to write an accent from another. */
export function checkCaseCollisions({ folder }: FolderContext): Diagnostic[] {
  const shared = groupShared(
    new Set([...folder.entries, ...folder.records].map(({ source }) => source)),
    ({ file }) => file.normalize("NFC").toLowerCase(),
  );
  return [...shared.values()].flatMap((sources) =>
    reportDuplicates(
      "slug/case-collision",
      sources.map((source) => ({ source, range: () => START })),
      (files) =>
        `The file name differs from ${files} only in case or in how an accent is encoded.`,
    ),
  );
}

const START = { start: 0, end: 0 };
