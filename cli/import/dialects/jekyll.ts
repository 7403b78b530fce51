import {
  listOf,
  textAt,
  textOf,
  textsOf,
  valueAt,
} from "../project/plain-value.ts";
import type { Project } from "../project/open-project.ts";
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
  configuration: CONFIG,
  dayFirst: true,
  templating: "liquid",
  flavour: "kramdown",
  ownAddress: "permalink",
  readSite(project) {
    const file = findFile(project, CONFIG);
    const config = readData(project, file);
    const sources = [{ folder: folderOf(file ?? ""), kind: "page" }] as const;
    const site = createSite(project, file, config, sources);
    const assets = ["", "assets", "images", "assets/images", "assets/img"];
    return { ...site, assets, defaults: readDefaults(config, file) };
  },
  place(file, site, project) {
    const { path, placed } = file;
    if (isListed(path, site, "exclude") && !isListed(path, site, "include"))
      return "`exclude` of the configuration names it, so Jekyll does not read it either.";
    const steps = path.split("/");
    const at = steps.findLastIndex((step) => /^_(?:posts|drafts)$/u.test(step));
    if (at !== -1) return placePost(file, steps, at, site);
    const folder = steps
      .slice(0, -1)
      .find((step) => step.startsWith("_") && !isListed(step, site, "include"));
    if (folder !== undefined)
      return placeInCollection(file, folder, site, project);
    if (site.configFile === undefined && placed.date !== undefined)
      return { ...placed, kind: "post" };
    return withoutDate(placed, placed.stem);
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
    const isStyle = STYLES.has(own ?? "");
    const pattern =
      own && !(isStyle && !isPost) ? own : patternOf(placed, site);
    const slug = textOf(fields.get("slug")) ?? placed.slug;
    const categories = isPost ? categoriesOf(fields, placed) : [];
    const words = {
      categories: categories.join("/").toLowerCase().replaceAll(/\s+/gu, "-"),
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

/** Categories of a post: those of its folders, then its own. */
function categoriesOf(
  fields: ReadonlyMap<string, unknown>,
  { categories = [] }: Placed,
) {
  const own = textsOf(fields.get("categories"), /[\s,]+/u);
  return new Set([...categories, ...textsOf(fields.get("category")), ...own])
    .values()
    .toArray();
}

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
  { placed }: PlacedFile,
  steps: readonly string[],
  at: number,
  { config }: ForeignSite,
) {
  const isDraft = steps[at] === "_drafts";
  if (placed.date === undefined && !isDraft)
    return "Its name has no date (2020-01-31-title.md), so Jekyll does not read it either.";
  const above = joinPath(textAt(config, "collections_dir") ?? "");
  const folders = steps.slice(above === "" ? 0 : above.split("/").length, at);
  return {
    ...placed,
    kind: "post" as const,
    stem: steps
      .slice(at + 1)
      .join("/")
      .replace(/\.\w+$/u, ""),
    categories: folders.filter((step) => !step.startsWith("_")),
    ...(isDraft ? { isDraft: true as const } : {}),
  };
}

function placeInCollection(
  { path, placed }: PlacedFile,
  folder: string,
  { config }: ForeignSite,
  { dir }: Project,
) {
  const collection = folder.slice(1);
  const all = valueAt(config, "collections");
  const options = valueAt(all, collection);
  const isNamed = dir.split("/").includes(folder);
  const isKnown = options !== undefined || textsOf(all).includes(collection);
  if (!isKnown && !isNamed) return undefined;
  if (!isNamed && valueAt(options, "output") !== true)
    return `Jekyll makes no pages of the collection "${collection}" (it has no \`output: true\`): name its folder to import it all the same.`;
  const [, stem = ""] = path.replace(/\.\w+$/u, "").split(`${folder}/`);
  return { ...withoutDate(placed, stem), stem, collection };
}

/** Only the names of posts have dates. */
function withoutDate(placed: Placed, stem: string): Placed {
  const slug = stem.split("/").findLast((step) => step !== "index") ?? "home";
  const page = { ...placed, slug };
  delete page.date;
  return page;
}

/** True for a file that a list of the configuration names: by itself, by a folder above it, or by a glob. */
function isListed(path: string, { config }: ForeignSite, list: string) {
  return textsOf(valueAt(config, list)).some((pattern) => {
    const bare = pattern.replace(/\/$/u, "");
    return isIn(`${path}/`, bare) || fitsGlob(path, bare);
  });
}

/** `defaults` of the configuration: those for longer paths are stronger, then those for one type. */
function readDefaults(config: unknown, file = ""): SiteDefault[] {
  const all = listOf(valueAt(config, "defaults")).map((each) => {
    const path = joinPath(textAt(each, "scope.path") ?? "");
    const type = textAt(each, "scope.type");
    return { path, type, values: valueAt(each, "values") };
  });
  const weight = (each: (typeof all)[number]) =>
    each.path.length * 2 + (each.type ? 1 : 0);
  return all
    .toSorted((a, b) => weight(a) - weight(b))
    .map(({ path, type = "", values }) => ({
      file,
      values,
      appliesTo: (given) =>
        ["", typeOf(given)].includes(type) &&
        (isIn(`${given.path}/`, path) ||
          fitsGlob(given.path, path) ||
          fitsGlob(given.path, `${path}/**`)),
    }));
}

function typeOf({ placed }: PlacedFile): string {
  if (placed.isDraft) return "drafts";
  return placed.kind === "post" ? "posts" : (placed.collection ?? "pages");
}
