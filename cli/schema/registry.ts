import type * as z from "zod/mini";
import * as markdown from "./collections/markdown.ts";
import * as records from "./collections/records.ts";

/** A collection of Markdown files, one entry a file: `<folder>/<slug>.md` or `<folder>/<slug>/index.md`. */
export interface MarkdownCollection {
  kind: "markdown";
  label: string;
  frontMatter: z.ZodMiniObject;
  compiled: z.ZodMiniObject;
}

/**
 * A collection of YAML records: one list in `<name>.yaml`, or one record a file in `<name>/<id>.yaml`.
 * `idField` names the entry; in a file of its own the file name may stand for it.
 */
export interface RecordCollection {
  kind: "records";
  label: string;
  idField: "id" | "slug";
  record: z.ZodMiniType<Record<string, unknown>>;
  /** A fragment is put into pages by the compiler: its file name is its id, and it is not in the index. */
  fragment?: true;
}

/** One YAML file with one value: `<name>.yaml`. */
export interface SettingsCollection {
  kind: "settings";
  label: string;
  value: z.ZodMiniType<Record<string, unknown>>;
}

export type Collection =
  MarkdownCollection | RecordCollection | SettingsCollection;

/** Every collection there is. Folder and file names under content/ are these keys. */
export const collections = {
  blog: {
    kind: "markdown",
    label: "blog post",
    frontMatter: markdown.blogFrontMatter,
    compiled: markdown.blogEntry,
  },
  guides: {
    kind: "markdown",
    label: "guide",
    frontMatter: markdown.guideFrontMatter,
    compiled: markdown.guideEntry,
  },
  docs: {
    kind: "markdown",
    label: "documentation page",
    frontMatter: markdown.docFrontMatter,
    compiled: markdown.docEntry,
  },
  jobs: {
    kind: "markdown",
    label: "job",
    frontMatter: markdown.jobFrontMatter,
    compiled: markdown.jobEntry,
  },
  legal: {
    kind: "markdown",
    label: "legal page",
    frontMatter: markdown.legalFrontMatter,
    compiled: markdown.legalEntry,
  },
  authors: {
    kind: "records",
    label: "author",
    idField: "slug",
    record: records.author,
  },
  categories: {
    kind: "records",
    label: "category",
    idField: "slug",
    record: records.category,
  },
  resources: {
    kind: "records",
    label: "resource",
    idField: "id",
    record: records.resource,
  },
  faq: {
    kind: "records",
    label: "question",
    idField: "id",
    record: records.faqItem,
  },
  integrations: {
    kind: "records",
    label: "integration",
    idField: "id",
    record: records.integration,
  },
  plans: {
    kind: "records",
    label: "plan",
    idField: "id",
    record: records.plan,
  },
  investors: {
    kind: "records",
    label: "investor",
    idField: "id",
    record: records.investor,
  },
  wireframes: {
    kind: "records",
    label: "wireframe",
    idField: "id",
    fragment: true,
    record: records.wireframe,
  },
  snippets: {
    kind: "records",
    label: "snippet",
    idField: "id",
    fragment: true,
    record: records.snippet,
  },
  site: {
    kind: "settings",
    label: "site settings",
    value: records.siteSettings,
  },
  navigation: {
    kind: "settings",
    label: "navigation",
    value: records.navigation,
  },
  facts: { kind: "settings", label: "facts", value: records.facts },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

/** The names of all collections, in the order of the registry. */
export const collectionNames =
  Object.keys(collections).filter(isCollectionName);

export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}
