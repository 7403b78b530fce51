import { posix } from "node:path";
import picomatch from "picomatch";
import type { DocumentBody } from "../body/document-body.ts";
import type { DialectName } from "./dialect-names.ts";
import type { ForeignFrontMatter } from "../project/front-matter.ts";
import type { Project } from "../project/open-project.ts";
import { listOf, textAt, textsOf, valueAt } from "../project/plain-value.ts";

export type { DialectName };

/** A folder of texts, as the configuration of a site has it. */
export interface ContentSource {
  /** Relative to the project. */
  folder: string;
  kind: "post" | "page";
  /** What the addresses of its texts begin with; undefined where nobody says. */
  route?: string | undefined;
  collection?: string;
  language?: string;
  /** Globs below the folder that take a text in or, after `!`, leave it out; all texts by default. */
  patterns?: readonly string[];
}

/** An address of a site that only leads elsewhere. */
export interface SiteRedirect {
  file: string;
  from: readonly string[];
  to: string;
  /** For a page that does nothing else: what it says of itself, as the start of a sentence. */
  page?: string;
}

/** Front matter that a site gives to many of its texts at once. */
export interface SiteDefault {
  /** The file that says so. */
  file: string;
  appliesTo: (file: PlacedFile) => boolean;
  values: unknown;
}

/** What the configuration of a foreign site says, as far as an import needs it. */
export interface ForeignSite {
  /** Path of the configuration; undefined where there is none, and addresses are not known. */
  configFile: string | undefined;
  config: unknown;
  title: string | undefined;
  author: string | undefined;
  /** `https://host` of the published site. */
  origin: string | undefined;
  /** Path that every address begins with, without a slash at its end; mostly empty. */
  base: string;
  /** Folder that the site lies in, relative to the project; empty for the project itself. */
  folder: string;
  /** The deepest first. */
  sources: readonly ContentSource[];
  /** Folders whose files are served from the root, relative to the site. */
  assets: readonly string[];
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

export interface PlacedFile {
  path: string;
  placed: Placed;
}

export interface ForeignDocument extends ForeignFrontMatter {
  path: string;
  placed: Placed;
  /** Old addresses, decoded, the canonical one first. */
  addresses: readonly string[];
  /** False where the site has no configuration, so that the addresses are the usual ones of its generator. */
  isAddressKnown: boolean;
  /** Former addresses that its front matter names, from the root. */
  aliases: readonly string[];
  /** Addresses that other files of the site lead to this one. */
  formerly?: readonly string[];
}

/** A file that is left out: the generator makes no page of it either. */
export interface LeftOut {
  reason: string;
}

/** One generator: everything about it that the shared stages do not know. */
export interface Dialect {
  name: DialectName;
  /** Names of its configuration. */
  configuration: RegExp;
  readSite: (project: Project) => Promise<ForeignSite> | ForeignSite;
  /** Changes what the place of a file says; undefined for a file that is no content. */
  place: (
    file: PlacedFile & { source: ContentSource },
    site: ForeignSite,
    project: Project,
  ) => Placed | LeftOut | undefined;
  /** Why the generator makes no page of a text, by its front matter. */
  noPage?: (
    file: PlacedFile & ForeignFrontMatter,
    site: ForeignSite,
  ) => string | undefined;
  /** The address that the generator gives a text; undefined where nobody can know it. */
  addressOf: (
    document: PlacedFile & Pick<ForeignFrontMatter, "fields">,
    site: ForeignSite,
    date: string | undefined,
  ) => string | undefined;
  /** A field that gives the whole address. */
  ownAddress?: string;
  /** Fields that hold more fields, such as `params`. */
  nested?: readonly string[];
  /** What fills in the texts, and the Markdown that they are written in. */
  templating?: DocumentBody["templating"];
  flavour?: DocumentBody["flavour"];
  /** Files that make pages and hold no text. */
  programs?: RegExp;
  /** Ruby reads the day first, JavaScript and Go do not. */
  dayFirst?: true;
}

/** The parts that most sites have in common. */
export function createSite(
  project: Project,
  configFile: string | undefined,
  config: unknown,
  sources: readonly ContentSource[],
): ForeignSite {
  const url = textAt(config, "url", "baseURL", "baseurl", "base_url", "site");
  const [, origin, path = ""] =
    /^(https?:\/\/[^/]+)(\/.*)?$/iu.exec(url ?? "") ?? [];
  const base = textAt(config, "baseUrl", "base") ?? path;
  const there = sources.filter(
    ({ folder }) =>
      project.files.some((file) => isIn(file, folder)) &&
      (isIn(`${project.dir}/`, folder) || isIn(`${folder}/`, project.dir)),
  );
  return {
    configFile,
    config,
    title: textAt(config, "title", "name"),
    author: textAt(config, "author", "author.name", "params.author"),
    origin,
    base: base.replace(/\/+$/u, ""),
    folder: configFile === undefined ? "" : folderOf(configFile),
    sources:
      there.length > 0
        ? there.toSorted((a, b) => b.folder.length - a.folder.length)
        : [{ folder: project.dir, kind: "page" }],
    assets: [],
    defaults: [],
    redirects: [],
  };
}

/** The outermost of the files whose names fit. */
export function findFile({ files }: Project, name: RegExp): string | undefined {
  return files
    .filter((file) => name.test(posix.basename(file)))
    .toSorted((a, b) => a.split("/").length - b.split("/").length)[0];
}

export function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === "." ? "" : folder;
}

export function joinPath(...steps: readonly string[]): string {
  return posix.join("/", ...steps).replaceAll(/^\/+|\/+$/gu, "");
}

/** A folder that the configuration names; undefined, with a word in the report, for one outside the project. */
export function folderIn(
  project: Project,
  root: string,
  named: string,
): string | undefined {
  const folder = posix
    .join(root, named.replace(/^\/+/u, ""))
    .replace(/\/$/u, "");
  if (!/^\.\.(?:\/|$)/u.test(folder)) return folder === "." ? "" : folder;
  const reason =
    "The configuration names this folder of texts, and it lies outside: import the folder that holds both.";
  project.skipped.push({ file: folder, reason });
  return undefined;
}

export function isIn(path: string, folder: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`);
}

/** True when a path fits a glob of a foreign configuration. */
export function fitsGlob(path: string, pattern: string): boolean {
  const glob = pattern.replace(/^\.?\//u, "");
  return (
    glob.length <= 500 &&
    picomatch.isMatch(path, glob, { dot: true, maxLength: 500 })
  );
}

/** True when a path fits one of the globs that take in, and none that leaves out. */
export function fitsPatterns(
  path: string,
  patterns: readonly string[] = [],
): boolean {
  const [out, wanted] = [
    patterns.filter((each) => each.startsWith("!")),
    patterns.filter((each) => !each.startsWith("!")),
  ];
  return (
    (wanted.length === 0 || wanted.some((each) => fitsGlob(path, each))) &&
    !out.some((each) => fitsGlob(path, each.slice(1)))
  );
}

/** `include` and `exclude` of a configuration as patterns. */
export function patternsOf(options: unknown): string[] {
  return [
    ...textsOf(valueAt(options, "include")),
    ...textsOf(valueAt(options, "exclude")).map((each) => `!${each}`),
  ];
}

/** What the site gives to a text under a name. */
export function defaultFor(
  name: string,
  file: PlacedFile,
  { defaults }: ForeignSite,
): unknown {
  return defaults
    .filter(({ appliesTo }) => appliesTo(file))
    .map(({ values }) => valueAt(values, name))
    .findLast((value) => value !== undefined);
}

/** Categories of a post: those of its folders, then its own. */
export function categoriesOf({
  fields,
  placed,
}: Pick<ForeignDocument, "fields" | "placed">): string[] {
  const own = [
    ...listOf(fields.get("category")),
    ...listOf(fields.get("categories"), /[\s,]+/u),
  ];
  return [...new Set([...(placed.categories ?? []), ...textsOf(own)])];
}
