import { isCollectionName } from "#schema";
import type { FolderContext } from "../../model/compiled-folder.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { rangeOfField, type Entry } from "../../model/entry.ts";
import type { MeaningfulField } from "../../model/walk-fields.ts";
import { collectionOfFile } from "../collection-of-file.ts";
import { createDiagnostic } from "../create-diagnostic.ts";
import { formatSuggestion, nearestWord } from "../nearest-word.ts";
import { fixReference } from "./fix-reference.ts";

type Folder = FolderContext["folder"];
type Field = MeaningfulField;

/** Checks ids in fields: each must belong to an entry, and published entries must not refer to drafts. */
export function checkReferences({ folder }: FolderContext): Diagnostic[] {
  const { entries, records, settings } = folder;
  const ids = idsByCollection(folder);
  const drafts = new Map(
    entries
      .filter(({ common }) => common.draft)
      .map(({ collection, file, slug }) => [`${collection}/${slug}`, file]),
  );
  // The missing entry may be in a file that cannot be read, which is reported there.
  const unread = new Set(folder.unread.map(collectionOfFile));
  const diagnostics: Diagnostic[] = [];
  for (const entry of [...entries, ...records, ...settings])
    for (const field of entry.meanings) {
      const { meaning, value } = field;
      if (meaning.kind !== "reference" || value === "") continue;
      const { collection } = meaning;
      const draft =
        drafts.size > 0 ? drafts.get(`${collection}/${value}`) : undefined;
      const isDraft = entry.kind === "markdown" && entry.common.draft;
      if (draft !== undefined && !isDraft)
        diagnostics.push(reportDraft(entry, field, draft));
      const known = ids.get(collection) ?? new Set();
      if (!known.has(value) && !unread.has(collection))
        diagnostics.push(reportMissing(entry, field, collection, known));
    }
  return diagnostics;
}

function idsByCollection({ entries, records }: Folder) {
  const ids = new Map<string, Set<string>>();
  const add = (collection: string, id: string | undefined) => {
    const known = ids.get(collection) ?? new Set();
    if (id !== undefined) known.add(id);
    ids.set(collection, known);
  };
  for (const { collection, slug } of entries) add(collection, slug);
  for (const { collection, id } of records) add(collection, id);
  return ids;
}

function reportDraft(entry: Entry, field: Field, draft: string): Diagnostic {
  const named = `\`${nameOf(field)}\` names "${field.value}"`;
  return createDiagnostic(
    "ref/draft-target",
    entry.source,
    rangeOfField(entry, field),
    `${named}, which is a draft (${draft}), but this entry is not.`,
    { gist: `${named}, a draft.` },
  );
}

function reportMissing(
  entry: Entry,
  field: Field,
  collection: string,
  known: ReadonlySet<string>,
): Diagnostic {
  const { source } = entry;
  const { value } = field;
  const range = rangeOfField(entry, field);
  const meant = nearestWord(value, known);
  return createDiagnostic(
    "ref/missing",
    source,
    range,
    `\`${nameOf(field)}\` names "${value}", but there is no such entry in ${collection}.${formatSuggestion(meant)}`,
    {
      help: meant ? `Write \`${meant}\`.` : listKnown(collection, known),
      fix: fixReference(source.text, range, value, known),
    },
  );
}

const MAX_LISTED = 12;

function listKnown(collection: string, known: ReadonlySet<string>): string {
  const add = isCollectionName(collection)
    ? `add it with \`content new ${collection}\``
    : "add it";
  if (known.size === 0) return `There are none yet: ${add}.`;
  const shown = [...known].toSorted().slice(0, MAX_LISTED).join(", ");
  const more = known.size > MAX_LISTED ? ", ..." : "";
  return `Use one of: ${shown}${more}; or ${add}.`;
}

function nameOf({ path }: Field): string {
  return path.filter((step) => typeof step === "string").join(".");
}
