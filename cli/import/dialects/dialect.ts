import { posix } from "node:path";
import picomatch from "picomatch";
import type { DocumentBody } from "../body/document-body.ts";
import type { ForeignFrontMatter } from "../project/front-matter.ts";
import type { Project } from "../project/open-project.ts";
import { textAt } from "../project/plain-value.ts";

/** A folder of texts, as the configuration of a site has it. */
export interface ContentSource {
  /** Relative to the project. */
  folder: string;
  kind: "post" | "page";
  /** What the addresses of its texts begin with; undefined where nobody says. */
  route?: string | undefined;
  collection?: string;
  /** Globs below the folder that take a text in or, after `!`, leave it out; all texts by default. */
  patterns?: readonly string[];
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
  /** Undefined where there is none: addresses are not known then. */
  configFile: string | undefined;
  config: unknown;
  title: string | undefined;
  author: string | undefined;
  /** `https://host` of the published site. */
  origin: string | undefined;
  /** Path that every address begins with, without a slash at its end; mostly empty. */
  base: string;
  /** Folder that the site lies in, relative to the project. */
  folder: string;
  /** The deepest first. */
  sources: readonly ContentSource[];
  /** Folders whose files are served from the root, relative to the site. */
  assets: readonly string[];
  /** The weakest first. */
  defaults: readonly SiteDefault[];
  /** What is said for many texts, and an import does not follow. */
  unread: readonly { file: string; what: string }[];
}

/** What the place of a file says. */
export interface Placed {
  /** Path in the content folder, without its extension. */
  stem: string;
  folder: string;
  syntax: DocumentBody["syntax"];
  kind: "post" | "page" | "section";
  date?: string;
  slug: string;
  isDraft?: boolean;
  collection?: string | undefined;
  categories?: readonly string[];
}

export interface PlacedFile {
  path: string;
  placed: Placed;
}

/** A file that is content, with its front matter. */
export type ReadFile = PlacedFile & ForeignFrontMatter;

export interface ForeignDocument extends ReadFile {
  /** Its old address, decoded; undefined where nobody can know it. */
  address: string | undefined;
  /** False where no configuration says that the address is right. */
  isAddressKnown: boolean;
  /** Former addresses, from the root. */
  aliases: readonly string[];
}

/** One generator: everything about it that the shared stages do not know. */
export interface Dialect {
  /** Names of its configuration. */
  configuration: RegExp;
  readSite: (project: Project) => Promise<ForeignSite> | ForeignSite;
  /** Changes what the place of a file says. A sentence says why it is left out; undefined: it is no content. */
  place?: (
    file: PlacedFile,
    site: ForeignSite,
    project: Project,
  ) => Placed | string | undefined;
  /** Why the generator makes no page of a text. */
  noPage?: (file: ReadFile, site: ForeignSite) => string | undefined;
  /** The address that the generator makes for a text; undefined where nobody can know it. */
  addressOf?: (
    file: ReadFile,
    site: ForeignSite,
    date: string | undefined,
  ) => string | undefined;
  /** A field that gives the whole address. */
  ownAddress?: string;
  /** Fields that hold more fields, such as `params`. */
  nested?: readonly string[];
  templating?: DocumentBody["templating"];
  flavour?: DocumentBody["flavour"];
  /** Files that make pages and hold no text. */
  programs?: RegExp;
  /** Ruby reads `03/04/2020` with the day first; JavaScript and Go do not. */
  dayFirst?: true;
}

/** The parts that most sites have in common. */
export function createSite(
  project: Project,
  configFile: string | undefined,
  config: unknown,
  sources: readonly ContentSource[],
): ForeignSite {
  const url = textAt(config, "url", "baseURL", "base_url", "site") ?? "";
  const [, origin, path] = /^(https?:\/\/[^/]+)(\/.*)?$/iu.exec(url) ?? [];
  const base = textAt(config, "baseurl", "baseUrl", "base") ?? path ?? "";
  const files = project.files.filter((file) => isIn(file, project.dir));
  const there = sources.filter(({ folder }) =>
    files.some((file) => isIn(file, folder)),
  );
  const usual = { folder: project.dir, kind: "page" } as const;
  return {
    configFile,
    config,
    title: textAt(config, "title", "name"),
    author: textAt(config, "author", "author.name", "params.author"),
    origin,
    base: base.replace(/\/+$/u, ""),
    folder: folderOf(configFile ?? ""),
    sources: (there.length > 0 ? there : [usual]).toSorted(
      (a, b) => b.folder.length - a.folder.length,
    ),
    assets: ["static", "public", "", "assets", "src"],
    defaults: [],
    unread: [],
  };
}

/** The outermost of the files whose names fit. */
export function findFile({ files }: Project, name: RegExp): string | undefined {
  const found = files.filter((file) => name.test(posix.basename(file)));
  return found.toSorted((a, b) => depthOf(a) - depthOf(b))[0];
}

export function depthOf(path: string): number {
  return path.split("/").length;
}

export function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === "." ? "" : folder;
}

/** Steps of a path, without slashes around it. */
export function joinPath(...steps: readonly string[]): string {
  return posix.join("/", ...steps).replaceAll(/^\/+|\/+$/gu, "");
}

/** A folder that the configuration names; none, with a word in the report, for one outside the project. */
export function folderIn(project: Project, root: string, named: string) {
  const file = posix.join(root, named.replace(/^\/+/u, ""));
  if (!file.startsWith("..")) return [joinPath(file)];
  const reason =
    "The configuration names this folder of texts, and it lies outside: import the folder that holds both.";
  project.skipped.push({ file, reason });
  return [];
}

export function isIn(path: string, folder: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`);
}

/** True when a path fits a glob of a foreign configuration. */
export function fitsGlob(path: string, pattern: string): boolean {
  const glob = pattern.replace(/^\.?\//u, "");
  return glob.length < 500 && picomatch.isMatch(path, glob, { dot: true });
}

/** What the site gives to a text, the weakest first. */
export function givenTo(file: PlacedFile, { defaults }: ForeignSite) {
  return defaults.filter(({ appliesTo }) => appliesTo(file));
}
