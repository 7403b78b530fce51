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
  fillPattern,
  findFile,
  folderOf,
  isIn,
  isNamed,
  joinPath,
  type Dialect,
  type ForeignSite,
  type Placed,
  type SiteDefault,
} from "./dialect.ts";

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
  place({ path, placed }, { areAddressesKnown, config }, { dir }) {
    const isListed = (list: string, name: string) =>
      textsOf(valueAt(config, list)).some((each) => isNamed(name, each));
    if (isListed("exclude", path) && !isListed("include", path))
      return "`exclude` of the configuration names it, so Jekyll does not read it either.";
    const steps = path.split("/").slice(0, -1);
    const special = steps.findLast((step) => step.startsWith("_"));
    if (special === "_posts" || special === "_drafts")
      return placePost(path, placed, config);
    if (special === undefined || isListed("include", special)) {
      const slug = nameOf(placed.stem);
      return areAddressesKnown || placed.date === undefined
        ? { ...placed, date: undefined, slug, type: "pages" }
        : { ...placed, kind: "post", type: "posts" };
    }
    const type = special.slice(1);
    const all = valueAt(config, "collections");
    const isOurs = dir.split("/").includes(special);
    const isThere = valueAt(all, type) || textsOf(all).includes(type);
    if (!isOurs && !isThere) return undefined;
    if (!isOurs && valueAt(all, `${type}.output`) !== true)
      return `Jekyll makes no pages of the collection "${type}" (it has no \`output: true\`): name its folder to import it all the same.`;
    const [, stem = ""] = path.replace(/\.\w+$/u, "").split(`${special}/`);
    return { ...placed, date: undefined, stem, type, slug: nameOf(stem) };
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
    // A style is for posts alone.
    const said = own === undefined || isPost || !STYLES.has(own) ? own : "";
    const pattern = said || patternOf(placed, site);
    const slug = textOf(fields.get("slug")) ?? placed.slug;
    const categories = new Set([
      ...(placed.categories ?? []),
      ...textsOf(fields.get("category")),
      ...textsOf(fields.get("categories"), /[\s,]+/u),
    ]);
    const joined = [...categories].join("/").toLowerCase();
    const words = {
      categories: isPost ? joined.replaceAll(/\s+/gu, "-") : "",
      title: slug,
      slug: slug.toLowerCase(),
      collection: placed.type ?? "",
      path: placed.type === "pages" ? folderOf(placed.stem) : placed.stem,
      name: placed.slug,
      basename: placed.slug,
      output_ext: ".html",
    };
    return fillPattern(STYLES.get(pattern) ?? pattern, words, date);
  },
};

/** The pattern that the configuration, or else Jekyll, has for the addresses of a kind of text. */
function patternOf({ kind, stem, type = "" }: Placed, site: ForeignSite) {
  const name = kind === "post" ? "posts" : type;
  const general = textAt(site.config, "permalink") ?? "date";
  const own = textAt(site.config, `collections.${name}.permalink`);
  if (own !== undefined || name === "posts") return own ?? general;
  if (name !== "pages") return "/:collection/:path:output_ext";
  if (/(?:^|\/)index$/u.test(stem)) return "/:path/";
  const isFolder = general === "pretty" || general.endsWith("/");
  return isFolder ? "/:path/:basename/" : "/:path/:basename:output_ext";
}

/** The folders above `_posts` are categories. */
function placePost(path: string, placed: Placed, config: unknown) {
  const isDraft = /(?:^|\/)_drafts\//u.test(path);
  if (placed.date === undefined && !isDraft)
    return "Its name has no date (2020-01-31-title.md), so Jekyll does not read it either.";
  const [before = "", stem = ""] = path
    .replace(/\.\w+$/u, "")
    .split(/(?:^|\/)_(?:posts|drafts)\//u);
  const above = joinPath(textAt(config, "collections_dir") ?? "");
  const inner = isIn(`${before}/`, above) ? before.slice(above.length) : before;
  const categories = inner.split("/").filter((step) => /^[^_]/u.test(step));
  const type = isDraft ? "drafts" : "posts";
  return { ...placed, kind: "post" as const, stem, categories, type };
}

function nameOf(stem: string): string {
  return stem.split("/").findLast((step) => step !== "index") ?? "home";
}

/** `defaults` of the configuration: those for longer paths are stronger, then those for one type. */
function readDefaults(config: unknown, file = ""): SiteDefault[] {
  const all = listOf(valueAt(config, "defaults")).map((each) => ({
    file,
    path: textAt(each, "scope.path") ?? "",
    type: textAt(each, "scope.type") ?? "",
    values: valueAt(each, "values"),
  }));
  const weight = ({ path, type }: (typeof all)[number]) =>
    path.length * 2 + (type ? 1 : 0);
  return all.toSorted((a, b) => weight(a) - weight(b));
}
