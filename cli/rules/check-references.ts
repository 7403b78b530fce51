import { isCollectionName } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { rangeOfField, type MarkdownEntry } from "../model/entry.ts";
import type { FieldPath } from "../model/yaml-source.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { fixReference } from "./fixes/fix-reference.ts";
import { formatSuggestion, nearestWord } from "./nearest-word.ts";

/** Every id that a field names belongs to an entry, and no published entry names a draft. */
export function checkReferences({ folder }: FolderContext): Diagnostic[] {
  const ids = new Map<string, Set<string>>();
  const add = (collection: string, id: string | undefined) => {
    const known = ids.get(collection) ?? new Set();
    if (id !== undefined) known.add(id);
    ids.set(collection, known);
  };
  const drafts = new Map<string, Map<string, MarkdownEntry>>();
  for (const entry of folder.entries) {
    const { collection, common, slug } = entry;
    add(collection, slug);
    if (!common.draft) continue;
    const found = drafts.get(collection) ?? new Map<string, MarkdownEntry>();
    drafts.set(collection, found.set(slug, entry));
  }
  for (const { collection, id } of folder.records) add(collection, id);
  const unsure = new Set(folder.unread.map((file) => file.split(/[/.]/u)[0]));
  const all = [...folder.entries, ...folder.records, ...folder.settings];
  const diagnostics: Diagnostic[] = [];
  for (const entry of all)
    for (const field of entry.meanings) {
      const { meaning, path, value } = field;
      if (meaning.kind !== "reference" || value === "") continue;
      const { collection } = meaning;
      const known = ids.get(collection) ?? new Set<string>();
      const isDraft = entry.kind === "markdown" && entry.common.draft;
      const target = drafts.get(collection)?.get(value);
      if (target !== undefined && !isDraft) {
        const message = `\`${nameOf(path)}\` names "${value}", which is a draft (${target.file}); this entry is not.`;
        diagnostics.push(
          createDiagnostic(
            "ref/draft-target",
            entry.source,
            rangeOfField(entry, field),
            message,
            { gist: `\`${nameOf(path)}\` names "${value}", a draft.` },
          ),
        );
      }
      // The missing one may stand in a file that could not be read, which is reported there.
      if (known.has(value) || unsure.has(collection)) continue;
      const meant = nearestWord(value, known);
      const message = `\`${nameOf(path)}\` names "${value}", but there is no such entry of ${collection}.${formatSuggestion(meant)}`;
      const help = helpFor(meant, collection, known);
      const { source } = entry;
      const range = rangeOfField(entry, field);
      const fix = fixReference(source.text, range, value, known);
      diagnostics.push(
        createDiagnostic("ref/missing", source, range, message, { help, fix }),
      );
    }
  return diagnostics;
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

function nameOf(path: FieldPath): string {
  return path.filter((step) => typeof step === "string").join(".");
}
