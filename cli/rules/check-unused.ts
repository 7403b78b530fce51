import { collections } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { RecordEntry } from "../model/entry.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** Collections whose records are there to be named by others, and how that is done. */
const names: Readonly<Record<string, string>> = {
  authors: "author",
  categories: "category",
  wireframes: "wireframe",
  snippets: "code",
};

/** Records that are there to be named by others, and are named by none. */
export function checkUnused({ folder }: FolderContext): Diagnostic[] {
  // Who names it may be a file that could not be read.
  if (folder.unread.length > 0) return [];
  const candidates = folder.records.filter(
    ({ collection, data, id }) =>
      id !== undefined &&
      data !== undefined &&
      nameOf(collection) !== undefined,
  );
  if (candidates.length === 0) return [];
  const used = usedNames(folder);
  const known = new Set(
    folder.records.map(({ collection, id }) => `${nameOf(collection)}:${id}`),
  );
  // Where a name leads nowhere, the one that seems unused is most likely the one that was meant.
  const unsure = new Set(
    [...used].filter((name) => !known.has(name)).map((name) => kindOf(name)),
  );
  return candidates.flatMap((record) => {
    const name = nameOf(record.collection) ?? "";
    if (unsure.has(name) || used.has(`${name}:${record.id}`)) return [];
    return [report(record, name)];
  });
}

function usedNames(folder: FolderContext["folder"]): Set<string> {
  const used = new Set<string>();
  for (const { body } of folder.entries)
    for (const fragment of body.fragments) used.add(fragment);
  for (const entry of [
    ...folder.entries,
    ...folder.records,
    ...folder.settings,
  ])
    for (const { meaning, value } of entry.meanings)
      if (meaning.kind === "reference")
        used.add(`${nameOf(meaning.collection) ?? ""}:${value}`);
  return used;
}

/** What the records of a collection are called where they are named; undefined for those with a page of their own. */
function nameOf(collection: string): string | undefined {
  return Object.hasOwn(names, collection) ? names[collection] : undefined;
}

function kindOf(name: string): string {
  return name.slice(0, name.indexOf(":"));
}

function report(
  { collection, id = "", idRange, source }: RecordEntry,
  name: string,
): Diagnostic {
  const { label } = collections[collection];
  const message = `No entry names the ${label} "${id}".`;
  const isFragment = name === "wireframe" || name === "code";
  const help = isFragment
    ? `Show it with \`{{${name}:${id}}}\` on a line of its own, or remove it.`
    : "Name it in an entry, or remove it.";
  return createDiagnostic("ref/unused", source, idRange, message, { help });
}
