import { isCollectionName } from "#schema";
import {
  type CompiledFolder,
  type FolderContext,
  collectionOfFile,
} from "../../model/compiled-folder.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { type Entry, rangeOfField } from "../../model/entry.ts";
import { textAt } from "../../model/value-at.ts";
import type { MeaningfulField as Field } from "../../model/schema-parts.ts";
import { createDiagnostic } from "../create-diagnostic.ts";
import { respellSlug } from "../../model/slug.ts";
import {
  adviseTo,
  formatSuggestion,
  nearestWord,
  sureTypo,
} from "../nearest-word.ts";
import { fixReference } from "./fix-reference.ts";

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

function idsByCollection({ entries, records }: CompiledFolder) {
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
    { stableMessage: `${named}, a draft.` },
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
  const spelt = respellSlug(value) ?? "";
  const sure = known.has(spelt) ? spelt : sureTypo(value, known);
  const meant = sure ?? nearestWord(value, known);
  return createDiagnostic(
    "ref/missing",
    source,
    range,
    `\`${nameOf(field)}\` names "${value}", but there is no such entry in ${collection}.${formatSuggestion(meant)}`,
    {
      help: meant
        ? adviseTo(meant, sure !== undefined)
        : listKnown(collection, known),
      fix: fixReference(source.text, range, value, sure),
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

/** The collections in which a resource's slug is looked up, in this order. */
const TARGETS = ["guides", "blog"];

/** The slug of a resource belongs to a guide or a post; otherwise the site would leave the resource out silently. */
export function checkResources({ folder }: FolderContext): Diagnostic[] {
  const pages = folder.entries.filter(({ collection }) =>
    TARGETS.includes(collection),
  );
  const bySlug = Map.groupBy(pages, ({ slug }) => slug);
  const unread = new Set(folder.unread.map(collectionOfFile));
  const isUnsure = TARGETS.some((target) => unread.has(target));
  return folder.records.flatMap((record) => {
    const slug = textAt(record.raw, "slug");
    if (record.collection !== "resources" || !slug) return [];
    const found = bySlug.get(slug) ?? [];
    const page =
      found.find(({ collection }) => collection === TARGETS[0]) ?? found[0];
    const range = () => record.yaml.rangeOf([...record.base, "slug"]);
    if (page?.common.draft) {
      const message = `\`slug\` names "${slug}", which is a draft (${page.file}): the resource is left out until it is published.`;
      const details = { stableMessage: `\`slug\` names "${slug}", a draft.` };
      const rule = "ref/draft-target";
      return [createDiagnostic(rule, record.source, range(), message, details)];
    }
    if (page !== undefined || isUnsure) return [];
    const sure = sureTypo(slug, bySlug.keys());
    const meant = sure ?? nearestWord(slug, bySlug.keys());
    const message = `\`slug\` names "${slug}", but there is no such guide or post.${formatSuggestion(meant)}`;
    const help = meant
      ? adviseTo(meant, sure !== undefined)
      : "Correct the slug, or give an externalUrl instead.";
    const rule = "ref/missing";
    const place = range();
    const fix = fixReference(record.source.text, place, slug, sure);
    const details = { help, fix };
    return [createDiagnostic(rule, record.source, place, message, details)];
  });
}
