import { posix } from "node:path";
import {
  flatten,
  isMapping,
  listOf,
  textOf,
  valueAt,
} from "../project/plain-value.ts";
import { fitsGlob } from "../project/fits-glob.ts";
import type { Project } from "../project/open-project.ts";
import { readData } from "../project/read-data.ts";
import {
  MARKDOWN,
  OTHER_MARKUP,
  otherMarkup,
  type Dialect,
  type ForeignDocument,
  type ForeignSite,
  type LeftOut,
  type Placed,
  servedAt,
} from "./dialect.ts";
import { fillPattern } from "./fill-pattern.ts";
import { readDefaults } from "./jekyll-defaults.ts";

const CONFIG = /^_config\.ya?ml$/u;
const DATED = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.*)$/u;
const STYLES = new Map(
  Object.entries({
    date: "/:categories/:year/:month/:day/:title:output_ext",
    pretty: "/:categories/:year/:month/:day/:title/",
    ordinal: "/:categories/:year/:y_day/:title:output_ext",
    none: "/:categories/:title:output_ext",
  }),
);

/** Jekyll: posts have their date in their name, addresses follow `permalink` and the categories. */
export const jekyll: Dialect = {
  name: "jekyll",
  dayFirst: true,
  isConfig: (name) => CONFIG.test(name),
  readSite,
  place,
  addressesOf: (document, site, date) => {
    const { fields, placed } = document;
    const own = textOf(fields.get("permalink") ?? fields.get("url"));

    const isStyle = own !== undefined && STYLES.has(own);
    const general = textOf(valueAt(site.config, "permalink")) ?? "date";
    const isPost = placed.kind === "post";
    const ofCollection =
      placed.collection === undefined
        ? undefined
        : (textOf(
            valueAt(site.config, "collections", placed.collection, "permalink"),
          ) ?? "/:collection/:path:output_ext");
    const ofPage = /(?:^|\/)index$/u.test(placed.stem)
      ? "/:path/"
      : general === "pretty" || general.endsWith("/")
        ? "/:path/:basename/"
        : "/:path/:basename:output_ext";
    const usual = isPost ? general : (ofCollection ?? ofPage);
    const pattern = own === undefined || (isStyle && !isPost) ? usual : own;
    const slug = textOf(fields.get("slug")) ?? placed.slug;
    const folder = posix.dirname(placed.stem);
    const path = folder === "." ? "" : folder;
    const words = {
      categories: isPost
        ? categoriesOf(document)
            .map((name) => name.toLowerCase().replaceAll(/\s+/gu, "-"))
            .join("/")
        : "",
      title: slug,
      slug,
      collection: placed.collection ?? "",
      path: placed.collection === undefined ? path : placed.stem,
      name: placed.slug,
      basename: placed.slug,
      output_ext: ".html",
    };
    const filled = fillPattern(STYLES.get(pattern) ?? pattern, words, date);
    return filled === undefined ? [] : [filled];
  },
  filesFor(target, document, site) {
    const bare = target.replace(/^\/+/u, "");
    const here = posix.dirname(document.path);
    const root = site.folder;
    const far = [
      posix.join(root, bare),
      ...[
        "assets",
        "images",
        "img",
        "assets/images",
        "assets/img",
        "_posts",
      ].map((name) => posix.join(root, name, bare)),
    ];
    return target.startsWith("/") ? far : [posix.join(here, target), ...far];
  },
};

/** Categories of a post: those of its folders, then its own. */
export function categoriesOf({
  fields,
  placed,
}: Pick<ForeignDocument, "fields" | "placed">): string[] {
  const own = [
    ...listOf(fields.get("category")),
    ...listOf(fields.get("categories"), /[\s,]+/u),
  ].flatMap((item) => textOf(item) ?? []);
  return [...new Set([...(placed.categories ?? []), ...own])];
}

function readSite(project: Project): ForeignSite {
  const config =
    readData(project, "_config.yml") ?? readData(project, "_config.yaml");
  const author = valueAt(config, "author");
  return {
    title: textOf(valueAt(config, "title")) ?? textOf(valueAt(config, "name")),
    author: textOf(author) ?? textOf(valueAt(author, "name")),
    ...servedAt(valueAt(config, "url"), valueAt(config, "baseurl")),
    values: flatten(config),
    config,
    folder: "",
    contentFolders: [project.dir],
    sources: [],
    defaults: readDefaults(config),
    redirects: [],
  };
}

function place(
  path: string,
  site: ForeignSite,
  project: Project,
): Placed | LeftOut | undefined {
  const [folder = ""] = site.contentFolders;
  if (folder !== "" && !path.startsWith(`${folder}/`)) return undefined;
  const steps = path.split("/");
  const name = steps.at(-1) ?? "";
  const isHtml = /\.html?$/iu.test(name);
  if (!MARKDOWN.test(name) && !OTHER_MARKUP.test(name) && !isHtml)
    return undefined;
  if (isListed(path, site, "exclude") && !isListed(path, site, "include"))
    return MARKDOWN.test(name)
      ? {
          reason:
            "`exclude` of the configuration names it, so Jekyll does not read it either.",
          isEmpty: true,
        }
      : undefined;
  const special = steps.findLastIndex(
    (step) => step === "_posts" || step === "_drafts",
  );
  const isNamedPosts =
    special === -1 &&
    DATED.test(name) &&
    !steps.slice(0, -1).some((step) => step.startsWith("_"));
  const isContent =
    special !== -1 ||
    isNamedPosts ||
    steps.slice(0, -1).every((step) => !step.startsWith("_")) ||
    isListed(path, site, "include") ||
    collectionOf(steps, site) !== undefined;
  if (!isContent) return undefined;
  const isPost = special !== -1 || isNamedPosts;
  if (OTHER_MARKUP.test(name)) return otherMarkup(name);
  // Of HTML, Jekyll makes pages only where there is front matter.
  if (isHtml && !isPost && !/^---\s/u.test(project.readText(path) ?? ""))
    return undefined;
  const bare = name.replace(/\.\w+$/u, "");
  const extra = isHtml ? { isHtml: true as const } : {};
  if (isPost) {
    const dated = DATED.exec(bare);
    const before =
      special === -1
        ? []
        : steps
            .slice(collectionsDepth(path, site), special)
            .filter((step) => !step.startsWith("_"));
    const isDraft = steps[special] === "_drafts";
    if (dated === null && !isDraft)
      return {
        reason:
          "Its name has no date (2020-01-31-title.md), so Jekyll does not read it either.",
        isEmpty: true,
      };
    const [, year = "", month = "", day = "", slug = bare] = dated ?? [];
    return {
      stem: path.replace(/\.\w+$/u, ""),
      folder: steps.slice(0, Math.max(special, 0) + 1).join("/"),
      syntax: "markdown",
      kind: "post",
      slug,
      ...(dated
        ? { date: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` }
        : {}),
      ...(isDraft ? { isDraft: true as const } : {}),
      categories:
        project.dir === "" || before.length > 0
          ? before.filter((step) => !project.dir.split("/").includes(step))
          : [],
      ...extra,
    };
  }
  if (steps.some((step) => /^(?:vendor|spec|test|tests)$/u.test(step)))
    return undefined;
  const collection = collectionOf(steps, site);
  if (
    collection !== undefined &&
    !project.dir.split("/").includes(`_${collection}`) &&
    valueAt(site.config, "collections", collection, "output") !== true
  )
    return {
      reason: `Jekyll makes no pages of the collection "${collection}" (it has no \`output: true\`): name its folder to import it all the same.`,
      isEmpty: true,
    };
  const at = collection === undefined ? 0 : steps.indexOf(`_${collection}`) + 1;
  return {
    stem: steps
      .slice(at)
      .join("/")
      .replace(/\.\w+$/u, ""),
    folder,
    syntax: "markdown",
    kind: "page",
    slug:
      bare === "index"
        ? (steps.slice(at).at(-2) ?? collection ?? "home")
        : bare,
    ...(collection === undefined ? {} : { collection }),
    ...extra,
  };
}

/** True for a file that a list of the configuration names: by itself, by a folder above it, or by a pattern. */
function isListed(
  path: string,
  { config }: ForeignSite,
  list: "include" | "exclude",
): boolean {
  return listOf(valueAt(config, list)).some((item) => {
    const pattern = (textOf(item) ?? "").replaceAll(/^\/+|\/+$/gu, "");
    return (
      pattern !== "" &&
      (path.startsWith(`${pattern}/`) ||
        fitsGlob(path, pattern) ||
        fitsGlob(path, `${pattern}/**`))
    );
  });
}

/** How many of a path's folders hold the collections: they name no category. */
function collectionsDepth(path: string, { config }: ForeignSite): number {
  const dir = (textOf(valueAt(config, "collections_dir")) ?? "").replaceAll(
    /^[./]+|\/+$/gu,
    "",
  );
  return dir !== "" && path.startsWith(`${dir}/`) ? dir.split("/").length : 0;
}

function collectionOf(
  steps: readonly string[],
  { config, contentFolders }: ForeignSite,
): string | undefined {
  const collections = valueAt(config, "collections");
  const names = isMapping(collections)
    ? Object.keys(collections)
    : listOf(collections).flatMap((name) => textOf(name) ?? []);
  const found = steps
    .slice(0, -1)
    .find((step) => step.startsWith("_") && names.includes(step.slice(1)));
  if (found !== undefined) return found.slice(1);
  // A collection's own folder was named: everything in it is of that collection.
  const named = contentFolders[0]
    ?.split("/")
    .find((step) => /^_(?!posts|drafts)/u.test(step));
  return named !== undefined && steps.includes(named)
    ? named.slice(1)
    : undefined;
}
