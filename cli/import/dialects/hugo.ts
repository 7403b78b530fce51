import { posix } from "node:path";
import { isMapping, flatten, textOf, valueAt } from "../project/plain-value.ts";
import type { Project } from "../project/open-project.ts";
import { readData } from "../project/read-data.ts";
import { fillPattern } from "./fill-pattern.ts";
import {
  MARKDOWN,
  OTHER_MARKUP,
  otherMarkup,
  type Dialect,
  type ForeignSite,
  type LeftOut,
  type Placed,
} from "./dialect.ts";

const CONFIG = /^(?:hugo|config)\.(?:toml|ya?ml|json)$/u;

/** Hugo: sections are folders, a bundle is a folder with an index, addresses follow `permalinks`, `url` and `slug`. */
export const hugo: Dialect = {
  name: "hugo",
  dayFirst: false,
  isConfig: (name) => CONFIG.test(name),
  readSite,
  place,
  addressesOf(document, site, date) {
    const { fields, placed } = document;
    const url = textOf(fields.get("url"));
    const language = placed.language === undefined ? "" : `/${placed.language}`;
    if (url !== undefined)
      return [url.startsWith("/") ? url : `${language}/${url}`];
    const slug = textOf(fields.get("slug")) ?? urlize(placed.slug);
    const folder = posix.dirname(`/${placed.stem}`);
    const section = placed.stem.split("/")[0] ?? "";
    const parts = placed.stem.split("/").slice(0, -1).map(urlize);
    const pattern = patternFor(
      site,
      placed.stem.includes("/") ? section : "/",
      placed.kind,
    );
    if (placed.kind === "section")
      return [`${language}${urlize(folder === "/" ? "" : folder)}/`];
    const path =
      pattern === undefined
        ? `/${[...parts, slug].join("/")}/`
        : fillPattern(
            pattern,
            {
              section: urlize(section),
              sections: parts.join("/"),
              title: urlize(textOf(fields.get("title")) ?? placed.slug),
              slug:
                textOf(fields.get("slug")) ??
                urlize(textOf(fields.get("title")) ?? placed.slug),
              slugorfilename: slug,
              slugorcontentbasename: slug,
              filename: urlize(placed.slug),
              contentbasename: urlize(placed.slug),
            },
            date,
          );
    return path === undefined ? [] : [`${language}${path}`];
  },
  filesFor(target, document, site) {
    const bare = target.replace(/^\/+/u, "");
    const here = posix.dirname(document.path);
    const { folder, contentFolders } = site;
    const near = [posix.join(here, target), posix.join(here, "..", target)];
    const far = [
      ...["static", "assets", "public"].map((name) =>
        posix.join(folder, name, bare),
      ),
      ...contentFolders.map((name) => posix.join(name, bare)),
      posix.join(folder, bare),
    ];
    return target.startsWith("/") ? far : [...near, ...far];
  },
};

function readSite(project: Project): ForeignSite {
  const names = project.files.filter(
    (path) =>
      CONFIG.test(path) ||
      /^config\/_default\/[\w.-]+\.(?:toml|ya?ml|json)$/u.test(path),
  );
  const config: Record<string, unknown> = {};
  for (const path of names) {
    const data = readData(project, path);
    const name = /([\w-]+)\.\w+$/u.exec(path)?.[1] ?? "";
    if (!isMapping(data)) continue;
    if (/^(?:hugo|config)$/u.test(name)) Object.assign(config, data);
    else config[name] = data;
  }
  const base =
    textOf(
      valueAt(config, "baseURL") ??
        valueAt(config, "baseurl") ??
        valueAt(config, "baseUrl"),
    ) ?? "";
  const parts = /^(https?:\/\/[^/]+)(\/.*)?$/iu.exec(base);
  const given = textOf(
    valueAt(config, "contentDir") ?? valueAt(config, "contentdir"),
  );
  const languages = valueAt(config, "languages");
  const dirs = isMapping(languages)
    ? Object.values(languages).flatMap(
        (each) =>
          textOf(valueAt(each, "contentDir") ?? valueAt(each, "contentdir")) ??
          [],
      )
    : [];
  const wanted = [...dirs, given ?? "content"];
  const there = wanted.filter((name) =>
    project.files.some((path) => path.startsWith(`${name}/`)),
  );
  const author =
    valueAt(config, "params", "author") ?? valueAt(config, "author");
  return {
    title: textOf(valueAt(config, "title")),
    author: textOf(author) ?? textOf(valueAt(author, "name")),
    origin: parts?.[1],
    base: (parts?.[2] ?? "").replace(/\/+$/u, ""),
    values: flatten(config),
    config,
    folder: "",
    contentFolders: there.length > 0 ? [...new Set(there)] : [project.dir],
    sources: [],
    redirects: [],
  };
}

function place(path: string, site: ForeignSite): Placed | LeftOut | undefined {
  const folder = site.contentFolders.find(
    (name) => name === "" || path.startsWith(`${name}/`),
  );
  if (folder === undefined) return undefined;
  const inner = folder === "" ? path : path.slice(folder.length + 1);
  if (OTHER_MARKUP.test(inner)) return otherMarkup(inner);
  const isHtml = /\.html?$/iu.test(inner);
  if (!MARKDOWN.test(inner) && !isHtml) return undefined;
  if (
    /^(?:archetypes|layouts|themes|static|assets|public|resources|node_modules|i18n|data)\//u.test(
      inner,
    ) &&
    folder === ""
  )
    return undefined;
  const bare = inner.replace(/\.\w+$/u, "");
  const known = valueAt(site.config, "languages");
  const suffix = /\.([a-z]{2,3}(?:-[a-z]{2,4})?)$/iu.exec(bare)?.[1];
  const isLanguage =
    suffix !== undefined &&
    (isMapping(known)
      ? Object.keys(known).some(
          (name) => name.toLowerCase() === suffix.toLowerCase(),
        )
      : /^(?:de|en|es|fr|it|ja|ko|nl|pl|pt|pt-br|ru|tr|uk|zh|zh-cn|zh-tw|zh-hans|zh-hant|vi|id|sv|cs|hi|fa|ar)$/iu.test(
          suffix,
        ));
  const stem = isLanguage ? bare.slice(0, -suffix.length - 1) : bare;
  const name = stem.split("/").at(-1) ?? "";
  const spoken = (
    isLanguage ? suffix : languageOfFolder(folder, known)
  )?.toLowerCase();
  const main = textOf(valueAt(site.config, "defaultContentLanguage")) ?? "en";
  const language =
    spoken === undefined || spoken === main.toLowerCase()
      ? {}
      : { language: spoken };
  if (isHtml && !/^[\w-]/u.test(name)) return undefined;
  const parent = stem.split("/").at(-2);
  const isIndex = name === "index" || name === "_index";
  return {
    stem:
      isIndex && name === "index" && parent !== undefined
        ? stem.slice(0, -"/index".length)
        : stem,
    folder,
    syntax: "markdown",
    ...(isHtml ? { isHtml: true } : {}),
    kind: name === "_index" ? "section" : "post",
    slug: isIndex ? (parent ?? folder.split("/").at(-1) ?? "home") : name,
    ...language,
  };
}

/** The language that has a content folder of its own. */
function languageOfFolder(
  folder: string,
  languages: unknown,
): string | undefined {
  if (!isMapping(languages)) return undefined;
  return Object.entries(languages).find(([, each]) => {
    const dir = valueAt(each, "contentDir") ?? valueAt(each, "contentdir");
    return textOf(dir) === folder;
  })?.[0];
}

function patternFor(
  { config }: ForeignSite,
  section: string,
  kind: string,
): string | undefined {
  if (kind === "section") return undefined;
  const permalinks = valueAt(config, "permalinks");
  return (
    textOf(valueAt(permalinks, "page", section)) ??
    textOf(valueAt(permalinks, section))
  );
}

/** As Hugo makes addresses: lower case, spaces as hyphens, marks that need escaping left out. */
export function urlize(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/gu, "-")
    .replaceAll(/[^\p{L}\p{M}\p{N}\-_./+~]/gu, "")
    .replaceAll(/-{2,}/gu, "-");
}
