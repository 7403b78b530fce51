import { collections } from "#schema";
import type { FolderContext } from "../../model/compiled-folder.ts";
import type { RecordEntry } from "../../model/entry.ts";
import { defineRule, type PlacedFinding } from "../define-rule.ts";

/** Collections whose records are only used by reference, with the word for the references. */
const names = new Map<string, string>([
  ["authors", "author"],
  ["categories", "category"],
  ["wireframes", "wireframe"],
  ["snippets", "code"],
]);

export const refUnused = defineRule({
  id: "ref/unused",
  level: "warn",
  what: "No entry names an author, a category, a wireframe or a snippet.",
  why: "It is never shown, or is an empty page. Often the entry that should name it has a mistake.",
  whatToDo: "Name it in an entry, or remove it.",
  bad: "# content/categories.yaml, and no post has it\n- slug: singals",
  good: "# content/categories.yaml\n- slug: signals",
  checkFolder({ folder }) {
    // A file that cannot be read may contain a reference.
    if (folder.unread.length > 0) return [];
    const used = usedNames(folder);
    const known = new Set(
      folder.records.map(({ collection, id }) => toName(collection, id)),
    );
    // If a reference is broken, the record that seems unused is probably the intended one.
    const unsure = new Set(
      [...used].filter((name) => !known.has(name)).map(kindOf),
    );
    return folder.records.flatMap((record) => {
      const { collection, data, id } = record;
      if (id === undefined || data === undefined || !names.has(collection))
        return [];
      const name = toName(collection, id);
      return unsure.has(kindOf(name)) || used.has(name)
        ? []
        : [report(record, name)];
    });
  },
});

function usedNames(folder: FolderContext["folder"]): Set<string> {
  const { entries, records, settings } = folder;
  const used = new Set(entries.flatMap(({ body }) => body.fragments));
  for (const { meanings } of [...entries, ...records, ...settings])
    for (const { meaning, value } of meanings)
      if (meaning.kind === "reference")
        used.add(toName(meaning.collection, value));
  return used;
}

/** The name in placeholders: `wireframe:id`. */
function toName(collection: string, id: string | undefined): string {
  return `${names.get(collection) ?? ""}:${id ?? ""}`;
}

function kindOf(name: string): string {
  return name.slice(0, name.indexOf(":"));
}

function report(
  { collection, id = "", idRange, source }: RecordEntry,
  name: string,
): PlacedFinding {
  const isFragment = /^(?:wireframe|code):/u.test(name);
  return {
    source,
    range: idRange,
    message: `No entry names the ${collections[collection].label} "${id}".`,
    help: isFragment
      ? `Show it with \`{{${name}}}\` on a line of its own, or remove it.`
      : undefined,
  };
}
