import type { CollectionName } from "#schema";
import type { CompileResult } from "../compile/compile-content.ts";
import type { Dialect, ForeignSite } from "./dialects/dialect.ts";
import type { RecordBook } from "./fields/record-book.ts";
import type { Project } from "./project/open-project.ts";

/** The generators that an import knows; `mdx` is a folder of texts that a program of its own shows. */
export const dialectNames = [
  "hugo",
  "jekyll",
  "docusaurus",
  "astro",
  "eleventy",
  "zola",
  "mdx",
] as const;

/** What `--permalink` fills in. */
export const permalinkNames = [
  "year",
  "month",
  "day",
  "slug",
  "title",
  "path",
  "folder",
];

export interface ImportOptions {
  dialect: (typeof dialectNames)[number];
  /** The foreign project or a folder of it, as an absolute path. */
  dir: string;
  into: CollectionName;
  contentDir: string;
  publicDirs: readonly string[];
  now: Date;
  env: Readonly<Record<string, string | undefined>>;
  dryRun: boolean;
  /** Their name of a field -> ours; empty for one that is left out. */
  renames: ReadonlyMap<string, string>;
  defaults: ReadonlyMap<string, string>;
  /** `https://host` of the old site, where its configuration does not say it. */
  origin: string | undefined;
  /** The pattern of old addresses that nothing else says: `/:year/:slug/`. */
  permalink: string | undefined;
  signal: AbortSignal | undefined;
}

/** What the stages of one import share. */
export interface Import extends ImportOptions {
  generator: Dialect;
  project: Project;
  site: ForeignSite;
  /** The content as it is before the import. */
  before: CompileResult;
  authors: RecordBook;
  categories: RecordBook;
  /** The names of authors by their keys in lower case. */
  authorNames: ReadonlyMap<string, string>;
  /** The day on which git first saw each file. */
  gitDates: ReadonlyMap<string, string>;
}
