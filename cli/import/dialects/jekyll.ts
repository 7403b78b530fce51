import {
  isMapping,
  listOf,
  textAt,
  textOf,
  textsOf,
  valueAt,
} from "../project/plain-value.ts";
import type { Project } from "../project/open-project.ts";
import { readData } from "../project/read-data.ts";
import {
  categoriesOf,
  createSite,
  fitsGlob,
  folderOf,
  joinPath,
  type Dialect,
  type ForeignSite,
  type PlacedFile,
  type SiteDefault,
} from "./dialect.ts";
import { fillPattern } from "./fill-pattern.ts";

const CONFIG = /^_config\.(?:ya?ml|toml)$/u;
/** https://jekyllrb.com/docs/permalinks/#built-in-formats */
const STYLES = new Map([
  ["date", "/:categories/:year/:month/:day/:title:output_ext"],
  ["pretty", "/:categories/:year/:month/:day/:title/"],
  ["ordinal", "/:categories/:year/:y_day/:title:output_ext"],
  ["weekdate", "/:categories/:year/W:week/:short_day/:title:output_ext"],
  ["none", "/:categories/:title:output_ext"],
]);

/** Jekyll: posts have their date in their name, addresses follow `permalink` and the categories. */
export const jekyll: Dialect = {
  name: "jekyll",
  configuration: CONFIG,
  dayFirst: true,
  templating: "liquid",
  flavour: "kramdown",
  ownAddress: "permalink",
  readSite(project) {
    const configFile = project.files.find((file) => CONFIG.test(file));
    const config = configFile && readData(project, configFile);
    const site = createSite(project, configFile, config, [
      { folder: "", kind: "page" },
    ]);
    const base = (textAt(config, "baseurl") ?? "").replace(/\/+$/u, "");
    const assets = [
      "",
      "assets",
      "images",
      "img",
      "assets/images",
      "assets/img",
    ];
    return {
      ...site,
      base,
      assets,
      defaults: readDefaults(config, configFile),
    };
  },
  place(file, site, project) {
    const { path, placed } = file;
    if (isListed(path, site, "exclude") && !isListed(path, site, "include"))
      return placed.isHtml
        ? undefined
        : {
            reason:
              "`exclude` of the configuration names it, so Jekyll does not read it either.",
          };
    const steps = path.split("/");
    const at = steps.findLastIndex((step) => /^_(?:posts|drafts)$/u.test(step));
    if (at !== -1) return placePost(file, at, site);
    const collection = steps
      .slice(0, -1)
      .find((step) => step.startsWith("_") && !isListed(step, site, "include"))
      ?.slice(1);
    if (collection !== undefined)
      return placeInCollection(file, collection, site, project);
    if (site.configFile === undefined && placed.date !== undefined)
      return { ...placed, kind: "post" };
    const { date: _, ...page } = placed;
    return {
      ...page,
      slug:
        placed.stem.split("/").findLast((step) => step !== "index") ?? "home",
    };
  },
  noPage({ body, isThere, placed }) {
    if (placed.kind === "post") return undefined;
    if (!isThere)
      return "It has no front matter, so Jekyll copies it as it is and makes no page of it.";
    return placed.isHtml && /\{%-?\s*(?:for|assign)\b/u.test(body)
      ? "It is a template that lists other pages: copy words of its own by hand."
      : undefined;
  },
  addressOf({ fields, path, placed }, site, date) {
    const own = textOf(fields.get("permalink"));
    const isPost = placed.kind === "post";
    const pattern =
      own === undefined || (STYLES.has(own) && !isPost)
        ? patternOf({ path, placed }, site)
        : own;
    const slug = textOf(fields.get("slug")) ?? placed.slug;
    const categories = isPost ? categoriesOf({ fields, placed }) : [];
    const words = {
      categories: categories
        .map((name) => name.toLowerCase().replaceAll(/\s+/gu, "-"))
        .join("/"),
      title: slug,
      slug: slug.toLowerCase(),
      collection: placed.collection ?? "",
      path:
        placed.collection === undefined ? folderOf(placed.stem) : placed.stem,
      name: placed.slug,
      basename: placed.slug,
      output_ext: ".html",
    };
    return fillPattern(STYLES.get(pattern) ?? pattern, words, date);
  },
};

/** The pattern that the configuration, or else Jekyll, has for the addresses of a kind of text. */
function patternOf({ placed }: PlacedFile, { config }: ForeignSite): string {
  const kind =
    placed.kind === "post" ? "posts" : (placed.collection ?? "pages");
  const general = textAt(config, "permalink") ?? "date";
  const own = textAt(config, `collections.${kind}.permalink`);
  if (own !== undefined) return own;
  if (kind === "posts") return general;
  if (kind !== "pages") return "/:collection/:path:output_ext";
  if (/(?:^|\/)index$/u.test(placed.stem)) return "/:path/";
  return general === "pretty" || general.endsWith("/")
    ? "/:path/:basename/"
    : "/:path/:basename:output_ext";
}

function placePost(
  { path, placed }: PlacedFile,
  at: number,
  { config }: ForeignSite,
): ReturnType<Dialect["place"]> {
  const steps = path.split("/");
  const isDraft = steps[at] === "_drafts";
  if (placed.date === undefined && !isDraft)
    return {
      reason:
        "Its name has no date (2020-01-31-title.md), so Jekyll does not read it either.",
    };
  const above = joinPath(textAt(config, "collections_dir") ?? "");
  const depth = above === "" ? 0 : above.split("/").length;
  return {
    ...placed,
    kind: "post",
    // Posts may lie in folders below; only the folders above are categories.
    stem: steps
      .slice(at + 1)
      .join("/")
      .replace(/\.\w+$/u, ""),
    categories: steps.slice(depth, at).filter((step) => !step.startsWith("_")),
    ...(isDraft ? { isDraft: true } : {}),
  };
}

function placeInCollection(
  { path, placed }: PlacedFile,
  collection: string,
  { config }: ForeignSite,
  { dir }: Project,
): ReturnType<Dialect["place"]> {
  const known = valueAt(config, "collections");
  const options = valueAt(known, collection);
  const isKnown = options !== undefined || textsOf(known).includes(collection);
  const isNamed = dir.split("/").includes(`_${collection}`);
  if (!isKnown && !isNamed) return undefined;
  if (!isNamed && valueAt(options, "output") !== true)
    return {
      reason: `Jekyll makes no pages of the collection "${collection}" (it has no \`output: true\`): name its folder to import it all the same.`,
    };
  const steps = path.split("/");
  const inner = steps.slice(steps.indexOf(`_${collection}`) + 1).join("/");
  const { date: _, ...page } = placed;
  const stem = inner.replace(/\.\w+$/u, "");
  const slug = stem.split("/").findLast((step) => step !== "index");
  return { ...page, stem, collection, slug: slug ?? collection };
}

/** True for a file that a list of the configuration names: by itself, by a folder above it, or by a glob. */
function isListed(
  path: string,
  { config }: ForeignSite,
  list: string,
): boolean {
  return textsOf(valueAt(config, list)).some((pattern) => {
    const bare = pattern.replace(/\/$/u, "");
    return path === bare || path.startsWith(`${bare}/`) || fitsGlob(path, bare);
  });
}

/** `defaults` of the configuration: those for longer paths are stronger, then those that stand later. */
function readDefaults(config: unknown, file = ""): SiteDefault[] {
  return listOf(valueAt(config, "defaults"))
    .filter(isMapping)
    .map(({ scope, values }) => {
      const path = joinPath(textOf(valueAt(scope, "path")) ?? "");
      const type = textOf(valueAt(scope, "type"));
      return { path, type, values };
    })
    .toSorted(
      (a, b) =>
        a.path.length - b.path.length ||
        Number(a.type !== undefined) - Number(b.type !== undefined),
    )
    .map(({ path, type, values }) => ({
      file,
      values,
      appliesTo: (given) =>
        (type === undefined || type === typeOf(given)) &&
        (path === "" ||
          `${given.path}/`.startsWith(`${path}/`) ||
          fitsGlob(given.path, path) ||
          fitsGlob(given.path, `${path}/**`)),
    }));
}

function typeOf({ placed }: PlacedFile): string {
  if (placed.isDraft) return "drafts";
  return placed.kind === "post" ? "posts" : (placed.collection ?? "pages");
}
