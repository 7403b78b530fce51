import { listOf, textAt, textsOf, valueAt } from "../project/plain-value.ts";
import { dayIn, parseMoment } from "../fields/parse-date.ts";
import {
  fillPattern,
  type Dialect,
  type ForeignSite,
  type Placed,
} from "./dialect.ts";
import { folderOf, isIn, isNamed, joinPath } from "../project/open-project.ts";

/** https://jekyllrb.com/docs/permalinks/#built-in-formats */
const STYLES = new Map([
  ["date", "/:categories/:year/:month/:day/:title:output_ext"],
  ["pretty", "/:categories/:year/:month/:day/:title/"],
  ["none", "/:categories/:title:output_ext"],
]);

/** Jekyll: posts have their date in their name, addresses follow `permalink` and the categories. */
export const jekyll: Dialect = {
  configuration: /^_config\.(?:ya?ml|toml)$/u,
  templating: "liquid",
  flavour: "kramdown",
  ownAddress: "permalink",
  templates: /\.liquid$/iu,
  dayOf(written, config) {
    const zone = textAt(config, "timezone");
    // YAML takes a time with seconds for one in UTC.
    const from = /:\d\d:\d\d/u.test(written) ? "UTC" : zone;
    const moment = zone && parseMoment(written, from);
    return moment?.includes("T") ? dayIn(moment, zone ?? "") : undefined;
  },
  // A plugin shows no text of a page that redirects, whatever it holds.
  noPage: { redirect_to: /\// },
  readSite: ({ config, file = "", folder }) => ({
    sources: [{ folder }],
    assets: ["", "assets", "images", "assets/images", "assets/img"],
    defaults: listOf(valueAt(config, "defaults")).map((each) => ({
      file,
      path: textAt(each, "scope.path") ?? "",
      type: textAt(each, "scope.type") ?? "",
      values: valueAt(each, "values"),
    })),
  }),
  place(placed, path, { areAddressesKnown, config }, project) {
    const isListed = (list: string, name: string) =>
      textsOf(valueAt(config, list)).some((each) => isNamed(name, each));
    if (isListed("exclude", path))
      return "`exclude` of the configuration names it, so Jekyll does not read it either.";
    const [, above = "", special = "", stem = ""] =
      /^(.*\/)?_([^/]+)\/(.+)\.\w+$/u.exec(path) ?? [];
    if (/^(?:posts|drafts)$/u.test(special))
      return placePost({ ...placed, stem, type: special }, above, config);
    const text = project.readText(path) ?? "";
    if (special === "" || isListed("include", `_${special}`))
      return areAddressesKnown || placed.date === undefined
        ? placePage({ ...placed, type: "pages" }, text)
        : { ...placed, kind: "post", type: "posts" };
    const isOurs = project.dir.split("/").includes(`_${special}`);
    const hasPages = isOurs || hasOutput(config, special);
    if (hasPages === undefined) return undefined;
    return hasPages
      ? placePage({ ...placed, stem, type: special }, text)
      : `Jekyll makes no pages of the collection "${special}" (it has no \`output: true\`): name its folder to import it all the same.`;
  },
  addressOf({ fields, placed }, site, date) {
    const own = textAt(fields, "permalink");
    const isPost = placed.kind === "post";
    // A style is for posts alone.
    const said = own === undefined || isPost || !STYLES.has(own) ? own : "";
    const pattern = said || patternOf(placed, site);
    const slug = textAt(fields, "slug") ?? placed.slug;
    const categories = new Set([
      ...(placed.categories ?? []),
      ...textsOf(fields.category),
      ...textsOf(fields.categories, /[\s,]+/u),
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

/** True for a collection with pages of its own; undefined for none. */
function hasOutput(config: unknown, name: string): boolean | undefined {
  const all = valueAt(config, "collections");
  if (textsOf(all).includes(name)) return false;
  const collection = valueAt(all, name);
  return collection ? valueAt(collection, "output") === true : undefined;
}

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
function placePost(placed: Placed, above: string, config: unknown) {
  if (placed.date === undefined && placed.type === "posts")
    return "Its name has no date (2020-01-31-title.md), so Jekyll does not read it either.";
  const root = joinPath(textAt(config, "collections_dir") ?? "");
  const inner = isIn(above, root) ? above.slice(root.length) : above;
  const categories = inner.split("/").filter((step) => /^[^_]/u.test(step));
  return { ...placed, kind: "post" as const, categories };
}

function placePage(placed: Placed, text: string) {
  if (!/^---\s/u.test(text))
    return "It has no front matter, so Jekyll copies it as it is and makes no page of it.";
  if (placed.syntax === "html" && /\{%-?\s*(?:for|assign)\b/u.test(text))
    return "It is a template that lists other pages: copy words of its own by hand.";
  const steps = placed.stem.split("/");
  const slug = steps.findLast((step) => step !== "index") ?? "home";
  return { ...placed, date: undefined, slug };
}
