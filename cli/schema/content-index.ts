import * as z from "zod/mini";
import type { Collection } from "./collection.ts";
import type { PageName } from "./collections/pages.ts";
import { collections } from "./registry.ts";

/** Increased by one with each change that breaks older readers. */
export const INDEX_VERSION = 2;

type Collections = typeof collections;

/** The names of the collections that have a property. */
type NamesWith<Key extends string> = {
  [Name in keyof Collections]: Collections[Name] extends Record<Key, unknown>
    ? Name
    : never;
}[keyof Collections];

/** A list of compiled entries for each collection that has a compiled form. */
type ListShape = {
  [Name in NamesWith<"compiled">]: z.ZodMiniArray<
    Collections[Name]["compiled"]
  >;
};

type SettingsShape = {
  [Name in NamesWith<"value">]: Collections[Name]["value"];
};

// The overloads state the types that these loops produce, because TypeScript cannot infer them.
function createListShape(): ListShape;
function createListShape(): object {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, facts] of Object.entries<Collection>(collections))
    if ("compiled" in facts && facts.compiled)
      shape[name] = z.array(facts.compiled);
  return shape;
}

function createSettingsShape(): SettingsShape;
function createSettingsShape(): object {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, facts] of Object.entries<Collection>(collections))
    if (facts.kind === "settings") shape[name] = facts.value;
  return shape;
}

const settings = z.object(createSettingsShape());

/** What `index.json` holds: everything that lists and settings need, no bodies. */
export const contentIndex = z.object({
  version: z.literal(INDEX_VERSION),
  /** SHA-256 of the rest of the index, in hexadecimal. It covers the bodies through their digests. */
  digest: z.string(),
  /** Collection -> number of its entries. */
  counts: z.record(z.string(), z.int()),
  /** Former path -> present path. */
  redirects: z.record(z.string(), z.string()),
  /** Present in a preview build only: what it shows besides live entries. */
  preview: z.optional(z.object({ drafts: z.boolean(), future: z.boolean() })),
  /** True if a preview build may have left out entries with errors. References may then lead nowhere. */
  incomplete: z.optional(z.boolean()),
  /** ISO 8601 in UTC: the first moment after the build's clock at which an entry goes live or expires. */
  nextChangeAt: z.optional(z.string()),
  /** True if `changed` of its entries may come from git. */
  gitDates: z.optional(z.boolean()),
  /** Markdown collections are sorted by slug; records keep the order of their file. */
  collections: z.object(createListShape()),
  /** Any of them may be missing, as in a folder with only entries. A site needs all: see `siteContentIndex`. */
  settings: z.partial(settings),
});

/** A compiled index with all settings, as a site needs it. */
export const siteContentIndex = z.object({
  ...contentIndex.shape,
  settings,
});

/** One heading of a body: level 2 to 6, its text, and the id of its anchor. */
export const tocItem = z.object({
  depth: z.int(),
  text: z.string(),
  id: z.string(),
});

/** What `<collection>/<slug>.json` holds: the body of one Markdown entry. */
export const entryBody = z.object({
  /** Sanitized; placeholders are filled in; safe to put into a page as it is. */
  html: z.string(),
  toc: z.array(tocItem),
  /** The plain text without markup, one block a line, for search and for programs. */
  text: z.string(),
  /** Every target that the body links to, sorted, each once. */
  links: z.array(z.string()),
});

/** What `previews/<collection>/<slug>.json` holds: a draft, which the index leaves out. */
export const draftFile = z.object({
  /** The entry in the form of the index: `compiled` of its collection. */
  entry: z.record(z.string(), z.unknown()),
  body: entryBody,
});

export type ContentIndex = z.infer<typeof contentIndex>;
export type SiteContentIndex = z.infer<typeof siteContentIndex>;
export type EntryBody = z.infer<typeof entryBody>;
export type TocItem = z.infer<typeof tocItem>;

/** The lists of the index, by the name of the collection. */
export type ContentLists = SiteContentIndex["collections"];

/** One entry or record of a collection, as compiled. */
export type EntryOf<Name extends keyof ContentLists> =
  ContentLists[Name][number];

/** The words of a page. */
export type PageWords<Name extends PageName> =
  SiteContentIndex["settings"][`pages/${Name}`];
