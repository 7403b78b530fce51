import { collectionNames, collections } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createFileDiagnostic } from "./create-diagnostic.ts";

/**
 * Collections without entries and settings that are not there: one report for each kind, so none goes unseen. A folder
 * with nothing in it is an error: it is the wrong one, or was not fetched, and a site of nothing would be published.
 */
export function checkEmptyCollections({ folder }: FolderContext): Diagnostic[] {
  const found = new Set(
    [...folder.entries, ...folder.records, ...folder.settings].map(
      ({ collection }) => collection,
    ),
  );
  // What could not be read is reported there, and is not missing.
  const unread = new Set(folder.unread.map((file) => file.split(/[/.]/u)[0]));
  const missing = collectionNames.filter(
    (name) => !found.has(name) && !unread.has(name),
  );
  if (missing.length === collectionNames.length)
    return [
      {
        ...report(
          "The folder holds no content at all.",
          "Check that it is the right one and was fetched whole, or add a first entry with `content new <collection>`.",
        ),
        severity: "error",
      },
    ];
  const isSettings = (name: (typeof missing)[number]) =>
    collections[name].kind === "settings";
  const empty = missing.filter((name) => !isSettings(name));
  const settings = missing.filter(isSettings);
  return [
    ...(empty.length === 0
      ? []
      : [report(`There are no entries of ${formatList(empty)}.`)]),
    ...(settings.length === 0
      ? []
      : [
          report(
            `There are no settings of ${formatList(settings)}: a site cannot be served without them.`,
            `Add ${settings.map((name) => `${name}.yaml`).join(", ")}.`,
          ),
        ]),
  ];
}

function report(message: string, help?: string): Diagnostic {
  return createFileDiagnostic("collection/empty", "", message, { help });
}

function formatList(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
