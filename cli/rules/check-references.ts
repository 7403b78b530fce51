import { isCollectionName } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { meaningsOfEntry } from "../model/meanings-of-entry.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { formatSuggestion, nearestWord } from "./nearest-word.ts";

/** Every id that a field names belongs to an entry. */
export function checkReferences({ folder }: FolderContext): Diagnostic[] {
  const ids = new Map<string, Set<string>>();
  const add = (collection: string, id: string | undefined) => {
    const known = ids.get(collection) ?? new Set();
    if (id !== undefined) known.add(id);
    ids.set(collection, known);
  };
  for (const { collection, slug } of folder.entries) add(collection, slug);
  for (const { collection, id } of folder.records) add(collection, id);
  const all = [...folder.entries, ...folder.records, ...folder.settings];
  return all.flatMap((entry) =>
    meaningsOfEntry(entry).flatMap(({ meaning, path, range, value }) => {
      if (meaning.kind !== "reference" || value === "") return [];
      const known = ids.get(meaning.collection) ?? new Set<string>();
      if (known.has(value)) return [];
      const field = path.filter((step) => typeof step === "string").join(".");
      const meant = nearestWord(value, known);
      const message = `\`${field}\` names "${value}", but there is no such entry of ${meaning.collection}.${formatSuggestion(meant)}`;
      const help = helpFor(meant, meaning.collection, known);
      return [
        createDiagnostic("ref/missing", entry.source, range, message, { help }),
      ];
    }),
  );
}

function helpFor(
  meant: string | undefined,
  collection: string,
  known: ReadonlySet<string>,
): string {
  if (meant !== undefined) return `Write \`${meant}\`.`;
  const add = isCollectionName(collection)
    ? `add it with \`content new ${collection}\``
    : "add it";
  if (known.size === 0) return `There are none yet: ${add}.`;
  const shown = [...known].toSorted().slice(0, 12).join(", ");
  const more = known.size > 12 ? ", ..." : "";
  return `Use one of: ${shown}${more}; or ${add}.`;
}
