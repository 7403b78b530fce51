import type * as z from "zod/mini";
import type { CompiledEntry } from "./entry-fields.ts";

/** Looks up the name of a record, such as an author, by its collection and id. */
export type NameOf = (collection: string, id: string) => string;

/** The address and the title of a page. */
export interface PageLink {
  path: string;
  title: string;
}

/**
 * A collection of Markdown files, one entry a file: `<folder>/<slug>.md` or `<folder>/<slug>/index.md`, also in folders
 * below it. Its methods get entries of their own collection.
 */
export interface MarkdownCollection {
  kind: "markdown";
  /** What one entry is called in messages. */
  label: string;
  frontMatter: z.ZodMiniObject;
  /** An entry in the compiled index. */
  compiled: z.ZodMiniObject;
  /** Valid front matter with the values that follow from it, as the index has them. */
  complete?(data: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** An entry that has no `id` gets one that follows from its slug. */
  madeId?: true;
  /** Fields that `content new` asks for although an entry may do without. */
  askedFor?: readonly string[];
  /** What `content list` shows of an entry. */
  columns: readonly string[];
  /** The address of an entry. @param fields its front matter, not validated */
  path(slug: string, fields: { kind?: unknown }): string;
  /** Every address that a slug can have. Only for a collection whose addresses depend on the fields. */
  possiblePaths?(slug: string): readonly string[];
  /** Slugs that no entry may take, besides those whose address is a page of the site. */
  reservedSlugs?: readonly string[];
  /** Pages that list a part of the collection. They exist even without entries. */
  groupPages?: readonly PageLink[];
  /** Sorts lists of entries. */
  order(a: CompiledEntry, b: CompiledEntry): number;
  /** The site is complete without an entry of this collection. */
  mayBeEmpty?: true;
  /** False leaves the entries out of sitemap.xml. */
  sitemap?: boolean;
  /** Left out if search finds the entries as pages of the route table. */
  search?: {
    /** The kind of result, as visitors read it. */
    kind(entry: CompiledEntry): string;
    /** More words about the entry. Search indexes them together with its description. */
    about(entry: CompiledEntry, nameOf: NameOf): readonly string[];
  };
  /** The kind of page where other pages recommend an entry. Without it, they never do. */
  related?: string;
}

/**
 * A collection of YAML records: one list in `<name>.yaml`, or one record a file in `<name>/<id>.yaml`.
 * `idField` is the field with the id. A record with its own file may leave it out: its file name is its id.
 */
export interface RecordCollection {
  kind: "records";
  label: string;
  idField: "id" | "slug";
  record: z.ZodMiniType<Record<string, unknown>>;
  /** A record in the compiled index. Fragments are not in the index. */
  compiled?: z.ZodMiniType<Record<string, unknown>>;
  columns: readonly string[];
  /** The address of the page that a record has. */
  path?(id: string): string;
  /** True for records that the compiler puts into texts, such as `{{code:id}}`. Their file name is their id. */
  fragment?: true;
}

/** One YAML file with one value: `<name>.yaml`. */
export interface SettingsCollection {
  kind: "settings";
  label: string;
  value: z.ZodMiniType<Record<string, unknown>>;
}

/** A collection of any kind. */
export type Collection =
  MarkdownCollection | RecordCollection | SettingsCollection;
