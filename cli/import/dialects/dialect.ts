import { fitsGlob } from "../project/fits-glob.ts";
import type { ForeignFrontMatter } from "../project/front-matter.ts";
import type { Project } from "../project/open-project.ts";
import { textOf } from "../project/plain-value.ts";

export const dialectNames = ["hugo", "jekyll", "docusaurus", "astro"] as const;
export type DialectName = (typeof dialectNames)[number];

/** A folder of texts, as the configuration of a site has it. */
export interface ContentSource {
  /** Relative to the project. */
  folder: string;
  kind: "post" | "page";
  /** What the addresses of its texts begin with, without slashes around it. */
  route: string;
  collection?: string;
  /** Globs below the folder that take a text in or, with `!` before them, leave it out; all of them by default. */
  patterns?: readonly string[];
}

/** An address of a site that only leads elsewhere. */
export interface SiteRedirect {
  /** The file that says so, relative to the project. */
  file: string;
  from: readonly string[];
  to: string;
  /** For a page that does nothing else: what it says of itself, as the start of a sentence. */
  page?: string;
}

/** Front matter that a site gives to many of its texts at once. */
export interface SiteDefault {
  appliesTo: (file: PlacedFile) => boolean;
  values: Readonly<Record<string, unknown>>;
}

/** What the configuration of a foreign site says, as far as an import needs it. */
export interface ForeignSite {
  title: string | undefined;
  author: string | undefined;
  /** `https://host` of the published site. */
  origin: string | undefined;
  /** Path that every address begins with, without a slash at its end; mostly empty. */
  base: string;
  /** Single values of the configuration by their paths. */
  values: ReadonlyMap<string, string>;
  /** The configuration as it is. */
  config: unknown;
  /** Folder that the site lies in, relative to the project; empty for the project itself. */
  folder: string;
  /** Folders that hold content, relative to the project. */
  contentFolders: readonly string[];
  /** The same folders with what is known of each, the deepest first; empty where all follow one rule. */
  sources: readonly ContentSource[];
  /** The weakest first. */
  defaults: readonly SiteDefault[];
  redirects: readonly SiteRedirect[];
}

/** A file that is content, and what its place says. */
export interface Placed {
  /** Path in the content folder, without its extension. */
  stem: string;
  folder: string;
  syntax: "markdown" | "mdx";
  /** A body in HTML. */
  isHtml?: true;
  kind: "post" | "page" | "section";
  /** From the file's name. */
  date?: string;
  slug: string;
  isDraft?: true;
  language?: string;
  collection?: string;
  categories?: readonly string[];
}

/** A file by its path, and what that says. */
export interface PlacedFile {
  path: string;
  placed: Placed;
}

/** A file that is left out, and why. */
export interface LeftOut {
  reason: string;
  /** The generator makes no page of it either. */
  isEmpty?: true;
}

export interface ForeignDocument extends ForeignFrontMatter {
  path: string;
  placed: Placed;
  /** Old addresses, decoded, the canonical one first. */
  addresses: readonly string[];
  /** Addresses that other files of the site lead to this one. */
  formerly?: readonly string[];
}

export interface Dialect {
  name: DialectName;
  isConfig: (name: string) => boolean;
  readSite: (project: Project) => ForeignSite;
  /** What a file is; why it is left out; undefined when it is no content. */
  place: (
    path: string,
    site: ForeignSite,
    project: Project,
  ) => Placed | LeftOut | undefined;
  /** Why the generator makes no page of a file that is content; undefined when it makes one. */
  noPage?: (
    file: PlacedFile,
    fields: ForeignDocument["fields"],
  ) => string | undefined;
  /** The addresses that the generator gives a document, the canonical one first. */
  addressesOf: (
    document: Omit<ForeignDocument, "addresses">,
    site: ForeignSite,
    date: string | undefined,
  ) => string[];
  /** Where a file that a text names may lie. */
  filesFor: (
    target: string,
    document: ForeignDocument,
    site: ForeignSite,
  ) => string[];
  /** Ruby reads the day first, JavaScript and Go do not. */
  dayFirst: boolean;
}

/** The source that a file lies in. */
export function sourceOf(
  path: string,
  { sources }: ForeignSite,
): ContentSource | undefined {
  return sources.find(({ folder }) => isIn(path, folder));
}

/** The sources that have files in the folder that was named, the deepest first. */
export function sourcesWithin(
  { dir, files }: Project,
  named: readonly ContentSource[],
): ContentSource[] {
  const inDir = files.filter((path) => isIn(path, dir));
  return named
    .filter(({ folder }) => inDir.some((path) => isIn(path, folder)))
    .toSorted((a, b) => b.folder.length - a.folder.length);
}

/** The folders that hold content: those of the sources, or all of the project where none is known. */
export function foldersOf(
  sources: readonly ContentSource[],
  { dir }: Project,
): string[] {
  return sources.length > 0 ? sources.map(({ folder }) => folder) : [dir];
}

/** Where a site is served, by what its configuration says of its host and of the path below that. */
export function servedAt(
  url: unknown,
  base: unknown,
): Pick<ForeignSite, "base" | "origin"> {
  return {
    origin: /^https?:\/\/[^/]+/iu.exec(textOf(url) ?? "")?.[0],
    base: (textOf(base) ?? "").replace(/\/+$/u, ""),
  };
}

/** True for a file of a source that its patterns take in. */
export function fitsPatterns(
  { folder, patterns = [] }: ContentSource,
  path: string,
): boolean {
  const inner = folder === "" ? path : path.slice(folder.length + 1);
  const wanted = patterns.filter((pattern) => !pattern.startsWith("!"));
  return (
    (wanted.length === 0 ||
      wanted.some((pattern) => fitsGlob(inner, pattern))) &&
    !patterns.some(
      (pattern) => pattern.startsWith("!") && fitsGlob(inner, pattern.slice(1)),
    )
  );
}

/** Notes a folder that the configuration names and nobody can read from here. */
export function isOutside({ skipped }: Project, folder: string): boolean {
  if (!/^\.\.(?:\/|$)/u.test(folder)) return false;
  const reason =
    "The configuration names this folder of texts, and it lies outside: import the folder that holds both.";
  skipped.push({ file: folder, reason });
  return true;
}

export function isIn(path: string, folder: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`);
}

export const MARKDOWN = /\.(?:md|markdown|mdown|mkdn?|mkd)$/iu;
export const OTHER_MARKUP =
  /\.(?:adoc|asciidoc|ad|rst|org|textile|pandoc|pdc|rmd|wiki|haml|slim|mdoc|ipynb)$/iu;

/** Why a page that a program makes is left out. */
export const MADE_BY_PROGRAM: LeftOut = {
  reason:
    "It is a program that makes a page, not a text: copy words of its own by hand.",
  isEmpty: true,
};

/** Why a text in another markup is left out. */
export function otherMarkup(path: string): LeftOut {
  const extension = path.slice(path.lastIndexOf("."));
  const reason = `It is written in another markup (${extension}), not in Markdown: convert it first.`;
  return { reason };
}
