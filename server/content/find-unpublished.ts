import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentReader } from "#contract";
import {
  collections,
  draftFile,
  markdownNames,
  slugPattern,
  visibleSpan,
  type CompiledEntry,
  type EntryOf,
  type MarkdownCollection,
  type MarkdownName,
  type SiteContentIndex,
} from "#schema";
import type { BodyStore } from "./body-store.ts";
import {
  createContentState,
  isVisible,
  type ContentState,
} from "./content-state.ts";

/** The publication state of an entry. `reader` shows it together with everything that is live. */
export type FoundEntry =
  | { status: "live"; path: string }
  | {
      status: "draft" | "scheduled";
      path: string;
      /** ISO 8601 in UTC: when a scheduled entry goes live. */
      liveFrom?: string;
      reader: ContentReader;
    };

/** Replaces the addresses of a draft's images. */
export type Rewrite = (text: string) => string;

/**
 * Finds an entry that is live, scheduled or a draft.
 * @param rewrite for drafts, because their images have no public addresses
 * @returns undefined for an entry that has expired or does not exist
 */
export type FindEntry = (
  collection: string,
  slug: string,
  rewrite: Rewrite,
) => Promise<FoundEntry | undefined>;

function parseEntry<Name extends MarkdownName>(
  collection: Name,
  value: unknown,
): EntryOf<Name>;
function parseEntry(collection: MarkdownName, value: unknown): unknown {
  const { compiled }: MarkdownCollection = collections[collection];
  return compiled.parse(value);
}

/** Reads a draft that the toolchain has written beside the index. */
async function readDraft<Name extends MarkdownName>(
  file: string,
  collection: Name,
  rewrite: Rewrite,
) {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const { entry, body } = draftFile.parse(JSON.parse(rewrite(text)));
  return { entry: parseEntry(collection, entry), body };
}

/** The same content, in which visitors may see one more entry. Other unpublished entries stay hidden. */
function withEntry<Name extends MarkdownName>(
  { index }: ContentState,
  collection: Name,
  shown: EntryOf<Name>,
): ContentState {
  const list: readonly EntryOf<Name>[] = index.collections[collection];
  const others = list.filter(({ slug }) => slug !== shown.slug);
  const lists = { ...index.collections, [collection]: [...others, shown] };
  const shownIndex: SiteContentIndex = { ...index, collections: lists };
  return createContentState(shownIndex, (entry: CompiledEntry) =>
    entry === shown
      ? { from: -Infinity, until: Infinity }
      : visibleSpan(entry, index.preview),
  );
}

interface Finder {
  /** The output of the toolchain. */
  folder: string;
  bodies: BodyStore;
  clock: () => Date;
  state: () => ContentState;
  read: (state: ContentState, bodies: BodyStore) => ContentReader;
}

export function createEntryFinder(finder: Finder): FindEntry {
  const { folder, bodies, clock, state, read } = finder;
  return async (name, slug, rewrite) => {
    const collection = markdownNames.find((each) => each === name);
    if (!collection || !slugPattern.test(slug)) return undefined;
    const found = state().entries[collection].get(slug);
    if (found) {
      const { entry, span } = found;
      const at = clock().getTime();
      const { path } = entry;
      if (isVisible(found, at)) return { status: "live", path };
      if (!span || span.until <= at) return undefined;
      const reader = read(withEntry(state(), collection, entry), bodies);
      const liveFrom = new Date(span.from).toISOString();
      return { status: "scheduled", path, liveFrom, reader };
    }
    const file = join(folder, "previews", collection, `${slug}.json`);
    const draft = await readDraft(file, collection, rewrite);
    if (!draft) return undefined;
    const { path, bodyDigest } = draft.entry;
    const reader = read(withEntry(state(), collection, draft.entry), {
      read: async (asked) =>
        asked.bodyDigest === bodyDigest ? draft.body : bodies.read(asked),
    });
    return { status: "draft", path, reader };
  };
}
