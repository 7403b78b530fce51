import { posix } from "node:path";
import type { DocumentBody } from "../body/source-edits.ts";
import type { FrontMatter } from "../project/read-data.ts";
import type { Project } from "../project/open-project.ts";
import { valueAt } from "../project/plain-value.ts";

/** A folder of texts, relative to the project. */
export interface ContentSource {
  folder: string;
  /** Pages unless it says otherwise. */
  kind?: "post" | "page";
  /** What the addresses of its texts begin with; undefined where nobody says. */
  route?: string | undefined;
  language?: string;
  /** Patterns of files in it that are not read. */
  exclude?: readonly string[];
}

/** Front matter that a file of the site gives to many of its texts at once. */
export interface SiteDefault {
  file: string;
  /** The folder or the pattern of the texts. */
  path: string;
  /** The kind of text in Jekyll and Hugo, such as `posts` or `section`; empty for all. */
  type?: string;
  values: unknown;
}

/** What the configuration of a foreign site says, as far as an import needs it. */
export interface ForeignSite {
  config: unknown;
  /** False without a configuration that an import can follow. */
  areAddressesKnown: boolean;
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
  defaults: readonly SiteDefault[];
  /** The language that is imported, where a site has several. */
  language?: string | undefined;
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
  /** Of texts of Jekyll: `posts`, `drafts`, `pages` or the name of a collection; of those of Hugo: `page` or `section`. */
  type?: string;
  categories?: readonly string[];
}

/** A file that is content, with its front matter. */
export type ForeignFile = FrontMatter & { path: string; placed: Placed };

export interface ForeignDocument extends ForeignFile {
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
  /** What differs from other sites. @param found the configuration, its file where there is one, and its folder */
  readSite: (
    found: { config: unknown; file: string | undefined; folder: string },
    project: Project,
  ) => Partial<ForeignSite> & Pick<ForeignSite, "sources">;
  /** Changes what the place of a file says. A sentence says why it is left out; undefined: it is no content. */
  place: (
    placed: Placed,
    path: string,
    site: ForeignSite,
    project: Project,
  ) => Placed | string | undefined;
  /** Front matter that tells the generator to make no page. */
  noPage?: Readonly<Record<string, RegExp>>;
  /** The address that the generator makes for a text; undefined where nobody can know it. */
  addressOf?: (
    file: ForeignFile,
    site: ForeignSite,
    date: string | undefined,
  ) => string | undefined;
  /** Files that the generator makes pages of too, and an import cannot read. */
  templates?: RegExp;
  /** The day that a date means in an address; the one that is written unless this says otherwise. */
  dayOf?: (written: string, config: unknown) => string | undefined;
  /** A field that gives the whole address. */
  ownAddress?: string;
  templating?: DocumentBody["templating"];
  flavour?: DocumentBody["flavour"];
}

/** Why a text in another language than the one that is imported is left out. */
export function otherLanguage(
  { source, stem }: Placed,
  { config, language: ours }: ForeignSite,
): string | undefined {
  const [, end = ""] = /\.([a-z-]+)$/iu.exec(stem) ?? [];
  const isKnown = end !== "" && valueAt(config, `languages.${end}`);
  const language = isKnown ? end : (source.language ?? ours);
  if (language === ours) return undefined;
  return `It is written in another language (${language}): an import takes one language.`;
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
