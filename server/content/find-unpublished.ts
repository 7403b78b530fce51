import type { ContentReader } from "#contract";
import { markdownNames, type CompiledEntry, type MarkdownName } from "#schema";
import { AppError } from "../app-error.ts";
import type { BodyStore } from "./body-store.ts";
import type { ContentDatabase, Row } from "./content-database.ts";
import { readDraft, type Draft } from "./draft-store.ts";
import { parseEntry } from "./entry-queries.ts";
import { withEntry } from "./with-entry.ts";

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

/** A slug that cannot name a file outside its folder. */
const SAFE_NAME = /^[a-z0-9][a-z0-9-]*$/u;

interface Finder {
  /** The output of the toolchain. */
  folder: string;
  bodies: BodyStore;
  clock: () => Date;
  database: () => ContentDatabase;
  current: () => ContentReader;
}

async function readScheduled(
  bodies: BodyStore,
  collection: MarkdownName,
  json: string,
): Promise<Draft> {
  const entry: CompiledEntry = parseEntry(json);
  const body = await bodies.read({ ...entry, collection });
  if (body) return { json, body };
  throw new AppError("unavailable", "This page is being rebuilt.", {
    hint: `The body of ${collection}/${entry.slug} is not the one that the index names.`,
  });
}

export function createEntryFinder(finder: Finder): FindEntry {
  const { folder, bodies, clock, database, current } = finder;

  /** A row of the index: live, scheduled or expired. */
  async function findInIndex(
    collection: MarkdownName,
    row: Row,
  ): Promise<FoundEntry | undefined> {
    const at = clock().getTime();
    const path = String(row["path"]);
    const [from, until] = [Number(row["live_from"]), Number(row["live_until"])];
    if (until <= at) return undefined;
    if (from <= at) return { status: "live", path };
    const json = String(row["json"]);
    const draft = await readScheduled(bodies, collection, json);
    return {
      status: "scheduled",
      path,
      liveFrom: new Date(from).toISOString(),
      reader: withEntry(current(), database(), collection, draft),
    };
  }

  return async (name, slug, rewrite) => {
    const collection = markdownNames.find((each) => each === name);
    if (!collection || !SAFE_NAME.test(slug)) return undefined;
    const row = database().get(
      `select path, json, live_from, live_until from entry join source using (id)
       where collection = ? and slug = ?`,
      collection,
      slug,
    );
    if (row) return findInIndex(collection, row);
    const draft = await readDraft(folder, collection, slug, rewrite);
    if (!draft) return undefined;
    const { path } = parseEntry(draft.json);
    const reader = withEntry(current(), database(), collection, draft);
    return { status: "draft", path, reader };
  };
}
