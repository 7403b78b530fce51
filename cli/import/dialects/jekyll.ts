import {
  listOf,
  textAt,
  textOf,
  textsOf,
  valueAt,
} from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import {
  createSite,
  findFile,
  fitsGlob,
  folderOf,
  isIn,
  joinPath,
  type Dialect,
  type ForeignSite,
  type Placed,
  type PlacedFile,
  type SiteDefault,
} from "./dialect.ts";
import { fillPattern } from "./fill-pattern.ts";

const CONFIG = /^_config\.(?:ya?ml|toml)$/u;
/** https://jekyllrb.com/docs/permalinks/#built-in-formats */
const STYLES = new Map([
  ["date", "/:categories/:year/:month/:day/:title:output_ext"],
  ["pretty", "/:categories/:year/:month/:day/:title/"],
  ["none", "/:categories/:title:output_ext"],
]);

/** Jekyll: posts have their date in their name, addresses follow `permalink` and the categories. */
export const jekyll: Dialect = {
  configuration: CONFIG,
  dayFirst: true,
  templating: "liquid",
  flavour: "kramdown",
  ownAddress: "permalink",
  readSite(project) {
    const file = findFile(project, CONFIG);
    const config = readData(project, file);
    const folder = folderOf(file ?? "");
    const site = createSite(project, file, config, [{ folder, kind: "page" }]);
    const assets = ["", "assets", "images", "assets/images", "assets/img"];
    return { ...site, assets, defaults: readDefaults(config, file) };
  },
  place(file, site, { dir }) {
    const { path, placed } = file;
    if (isListed(path, site, "exclude") && !isListed(path, site, "include"))
      return "`exclude` of the configuration names it, so Jekyll does not read it either.";
    const special = path
      .split("/")
      .slice(0, -1)
      .findLast((step) => step.startsWith("_"));
    if (/^_(?:posts|drafts)$/u.test(special ?? ""))
      return placePost(file, special === "_drafts", site);
    const { date, ...page } = placed;
    const isUndated = site.configFile !== undefined || date === undefined;
    if (special === undefined || isListed(special, site, "include"))
      return isUndated
        ? { ...page, slug: nameOf(placed.stem) }
        : { ...placed, kind: "post" };
    const collection = special.slice(1);
    const all = valueAt(site.config, "collections");
    const isNamed = dir.split("/").includes(special);
    if (
      !isNamed &&
      !valueAt(all, collection) &&
      !textsOf(all).includes(collection)
    )
      return undefined;
    if (!isNamed && valueAt(all, `${collection}.output`) !== true)
      return `Jekyll makes no pages of the collection "${collection}" (it has no \`output: true\`): name its folder to import it all the same.`;
    const [, stem = ""] = path.replace(/\.\w+$/u, "").split(`${special}/`);
    return { ...page, stem, collection, slug: nameOf(stem) };
  },
  noPage({ body, isThere, placed }) {
    if (placed.kind === "post") return undefined;
    if (!isThere)
      return "It has no front matter, so Jekyll copies it as it is and makes no page of it.";
    return placed.syntax === "html" && /\{%-?\s*(?:for|assign)\b/u.test(body)
      ? "It is a template that lists other pages: copy words of its own by hand."
      : undefined;
  },
  addressOf({ fields, placed }, site, date) {
    const own = textOf(fields.get("permalink"));
    const isPost = placed.kind === "post";
    const pattern =
      own === undefined || (STYLES.has(own) && !isPost)
        ? patternOf(placed, site)
        : own;
    const slug = textOf(fields.get("slug")) ?? placed.slug;
    const named = [
      ...textsOf(fields.get("category")),
      ...textsOf(fields.get("categories"), /[\s,]+/u),
    ];
    const categories = [
      ...new Set([...(placed.categories ?? []), ...named]),
    ].join("/");
    const words = {
      categories: isPost
        ? categories.toLowerCase().replaceAll(/\s+/gu, "-")
        : "",
      title: slug,
      slug: slug.toLowerCase(),
      collection: placed.collection ?? "",
      path: placed.collection ? placed.stem : folderOf(placed.stem),
      name: placed.slug,
      basename: placed.slug,
      output_ext: ".html",
    };
    return fillPattern(STYLES.get(pattern) ?? pattern, words, date);
  },
};

/** The pattern that the configuration, or else Jekyll, has for the addresses of a kind of text. */
function patternOf(
  { collection, kind, stem }: Placed,
  { config }: ForeignSite,
) {
  const name = kind === "post" ? "posts" : (collection ?? "pages");
  const general = textAt(config, "permalink") ?? "date";
  const own = textAt(config, `collections.${name}.permalink`);
  if (own !== undefined || name === "posts") return own ?? general;
  if (name !== "pages") return "/:collection/:path:output_ext";
  if (/(?:^|\/)index$/u.test(stem)) return "/:path/";
  const isFolder = general === "pretty" || general.endsWith("/");
  return isFolder ? "/:path/:basename/" : "/:path/:basename:output_ext";
}

function placePost(
  { path, placed }: PlacedFile,
  isDraft: boolean,
  { config }: ForeignSite,
) {
  if (placed.date === undefined && !isDraft)
    return "Its name has no date (2020-01-31-title.md), so Jekyll does not read it either.";
  const above = joinPath(textAt(config, "collections_dir") ?? "");
  const [before = "", stem = ""] = path
    .replace(/\.\w+$/u, "")
    .split(/(?:^|\/)_(?:posts|drafts)\//u);
  const folders = (
    isIn(`${before}/`, above) ? before.slice(above.length) : before
  ).split("/");
  const categories = folders.filter((step) => /^[^_]/u.test(step));
  return { ...placed, kind: "post" as const, stem, categories, isDraft };
}

function nameOf(stem: string): string {
  return stem.split("/").findLast((step) => step !== "index") ?? "home";
}

/** True for a file that a list of the configuration names: by itself, by a folder above it, or by a glob. */
function isListed(path: string, { config }: ForeignSite, list: string) {
  return textsOf(valueAt(config, list)).some((pattern) =>
    isBelow(path, pattern.replace(/\/$/u, "")),
  );
}

function isBelow(path: string, pattern: string): boolean {
  return (
    isIn(`${path}/`, pattern) ||
    fitsGlob(path, pattern) ||
    fitsGlob(path, `${pattern}/**`)
  );
}

/** `defaults` of the configuration: those for longer paths are stronger, then those for one type. */
function readDefaults(config: unknown, file = ""): SiteDefault[] {
  const all = listOf(valueAt(config, "defaults")).map((each) => {
    const path = joinPath(textAt(each, "scope.path") ?? "");
    const type = textAt(each, "scope.type") ?? "";
    return {
      path,
      type,
      values: valueAt(each, "values"),
      weight: path.length * 2 + (type ? 1 : 0),
    };
  });
  return all
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ path, type, values }) => ({
      file,
      values,
      appliesTo: (given) =>
        ["", typeOf(given)].includes(type) && isBelow(given.path, path),
    }));
}

function typeOf({ placed }: PlacedFile): string {
  if (placed.isDraft) return "drafts";
  return placed.kind === "post" ? "posts" : (placed.collection ?? "pages");
}
