import { posix } from "node:path";
import picomatch from "picomatch";
import type { DocumentBody } from "../body/document-body.ts";
import type { ForeignFrontMatter } from "../project/front-matter.ts";
import type { Project } from "../project/open-project.ts";
import { textAt, valueAt } from "../project/plain-value.ts";

/** A folder of texts, relative to the project. */
export interface ContentSource {
  folder: string;
  kind: "post" | "page";
  /** What the addresses of its texts begin with; undefined where nobody says. */
  route?: string | undefined;
}

/** Front matter that a file of the site gives to many of its texts at once. */
export interface SiteDefault {
  file: string;
  /** The folder or the pattern of the texts. */
  path: string;
  /** The kind of text in Jekyll, such as `posts`; empty for all. */
  type?: string;
  values: unknown;
}

/** What the configuration of a foreign site says, as far as an import needs it. */
export interface ForeignSite {
  config: unknown;
  /** False without a configuration that an import can follow. */
  areAddressesKnown: boolean;
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
}

/** What the place of a file says. */
export interface Placed {
  source: ContentSource;
  /** Path in the content folder, without its extension. */
  stem: string;
  syntax: DocumentBody["syntax"];
  kind: "post" | "page" | "section";
  date?: string | undefined;
  slug: string;
  /** Of texts of Jekyll: `posts`, `drafts`, `pages` or the name of a collection. */
  type?: string;
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
  /** Why the generator makes no page of a text, besides what front matter says in the usual way. */
  noPage?: (file: ReadFile) => string | undefined;
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
}

/** The parts that most sites have in common. */
export function createSite(
  project: Project,
  file: string | undefined,
  config: unknown,
  sources: readonly ContentSource[],
): ForeignSite {
  const url = textAt(config, "url", "baseURL", "base_url", "site") ?? "";
  const [, origin, path] = /^(https?:\/\/[^/]+)(\/.*)?$/iu.exec(url) ?? [];
  const base = textAt(config, "baseurl", "baseUrl", "base") ?? path ?? "";
  const files = project.files.filter((each) => isIn(each, project.dir));
  const there = sources.filter(({ folder }) =>
    files.some((each) => isIn(each, folder)),
  );
  // Nobody knows what addresses the texts of another folder have.
  const other: ContentSource = { folder: project.dir, kind: "page" };
  return {
    config,
    areAddressesKnown: file !== undefined && there.length > 0,
    title: textAt(config, "title", "name"),
    author: textAt(config, "author", "author.name", "params.author"),
    origin,
    base: base.replace(/\/+$/u, ""),
    folder: folderOf(file ?? ""),
    sources: (there.length > 0 ? there : [other]).toSorted(
      (a, b) => b.folder.length - a.folder.length,
    ),
    assets: ["static", "public", "", "assets", "src"],
    defaults: [],
  };
}

/** Reports a setting that would change many texts or addresses. */
export function reportSetting(project: Project, file = "", what = ""): void {
  const outcome = "left out: an import does not follow it";
  project.reportFor(file)(1, "field", what, outcome);
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
  return posix.dirname(path).replace(/^\.$/u, "");
}

/** Steps of a path, without slashes around it. */
export function joinPath(...steps: readonly string[]): string {
  return posix.join("/", ...steps).replaceAll(/^\/+|\/+$/gu, "");
}

export function isIn(path: string, folder: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`);
}

/** True for a path that a pattern names: by itself, by a folder above it, or by a glob. */
export function isNamed(path: string, pattern: string): boolean {
  const bare = joinPath(pattern);
  if (isIn(`${path}/`, bare)) return true;
  const globs = [bare, `${bare}/**`];
  return bare.length < 500 && picomatch.isMatch(path, globs, { dot: true });
}

/** What the site gives to a text, the weakest first. */
export function givenTo(file: PlacedFile, { defaults }: ForeignSite) {
  return defaults.filter(
    ({ path, type }) =>
      isNamed(file.path, path) && (!type || type === file.placed.type),
  );
}

/** Why a text in another language is left out. */
export function otherLanguage(language: string): string {
  return `It is written in another language (${language}): an import takes one language.`;
}

/** The language that a name such as `about.fr` ends with, where the configuration knows it. */
export function languageOf(stem: string, config: unknown): string | undefined {
  const [, language] = /\.([a-z-]+)$/iu.exec(stem) ?? [];
  const isKnown = language && valueAt(config, `languages.${language}`);
  return isKnown ? language : undefined;
}

/** A pattern such as `/:year/:title/` filled in; undefined when it asks for something that is not known. */
export function fillPattern(
  pattern: string,
  words: Readonly<Record<string, string>>,
  date: string | undefined,
): string | undefined {
  const [year, month, day] = date?.split("-") ?? [];
  const known = new Map(Object.entries({ year, month, day, ...words }));
  let isKnown = !pattern.includes("[");
  const filled = pattern.replaceAll(/:([a-z]+(?:_[a-z]+)*)/giu, (_, name) => {
    isKnown &&= known.get(name) !== undefined;
    return known.get(name) ?? "";
  });
  return isKnown ? posix.join("/", filled) : undefined;
}
