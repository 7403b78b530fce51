import { posix } from "node:path";
import { textAt, textOf, textsOf, valueAt } from "../project/plain-value.ts";
import type { ContentSource, Dialect } from "./dialect.ts";
import { isNamed, joinPath } from "../project/open-project.ts";

/** Where each kind of text lies and is shown unless a site says otherwise. */
const KINDS = [
  { name: "blog", kind: "post", path: "blog", routeBasePath: "blog" },
  { name: "docs", kind: "page", path: "docs", routeBasePath: "docs" },
  { name: "pages", kind: "page", path: "src/pages", routeBasePath: "" },
] as const;

/** Docusaurus: presets and plugins name the folders of texts, and where each is shown. */
export const docusaurus: Dialect = {
  templates: /\.[jt]sx$/iu,
  configuration: /^docusaurus\.config\.[cm]?[jt]s$/u,
  readSite({ config, file, folder: root }, project) {
    const found = readSources(config);
    const isExcluded = found.some(({ exclude }) => exclude?.length);
    for (const each of [
      "client-redirects",
      ...(isExcluded ? [] : ["exclude:"]),
    ])
      if (project.readText(file)?.includes(each))
        project.reportSetting(file, each);
    const sources = found.map((source) => {
      const folder = posix.join(root, source.folder);
      const reason =
        "The configuration names this folder of texts, and it lies outside: import the folder that holds both.";
      if (folder.startsWith(".."))
        project.skipped.push({ file: folder, reason });
      return { ...source, folder };
    });
    return { sources, assets: ["static", ""] };
  },
  place(placed, path) {
    const { exclude = [], folder } = placed.source;
    const inner = posix.relative(folder, path);
    if (exclude.some((pattern) => isNamed(inner, pattern)))
      return "`exclude` of the configuration names it, so Docusaurus does not read it either.";
    if (/(?:^|\/)_/u.test(placed.stem))
      return "Its name begins with _: it is a part that other pages take in.";
    // Docusaurus reads plain Markdown as MDX too.
    const syntax = placed.syntax === "markdown" ? "mdx" : placed.syntax;
    const isPost =
      placed.kind === "post" || /(?:^|\/)blog$/u.test(placed.source.folder);
    const slug = isPost ? placed.slug : withoutNumber(placed.slug);
    return { ...placed, syntax, slug, kind: isPost ? "post" : "page" };
  },
  addressOf({ fields, placed }) {
    const { kind, source, stem } = placed;
    if (source.route === undefined) return undefined;
    const own = textAt(fields, "slug");
    if (kind === "post")
      return `/${joinPath(source.route, own ?? postPath(stem))}`;
    const steps = stem.split("/").map(withoutNumber);
    const name = steps.pop() ?? "";
    const isIndex = ["index", "readme", steps.at(-1)].some(
      (each) => each?.toLowerCase() === name.toLowerCase(),
    );
    const last = own ?? (isIndex ? "" : (textAt(fields, "id") ?? name));
    const folders = last.startsWith("/") ? [] : steps;
    return `/${joinPath(source.route, ...folders, last)}`;
  },
};

/** https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog: folders stand behind the date. */
function postPath(stem: string): string {
  const [, folder = "", date = "", name = ""] =
    /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/u.exec(stem) ?? [];
  const path = date ? `${date.replaceAll("-", "/")}/${folder}${name}` : stem;
  return path.replace(/\/index$/u, "");
}

/** `01-intro` is `intro`. */
function withoutNumber(step: string): string {
  return /^\d+\s*[-_.]+\s*([^-_.\s\d].*)$/u.exec(step)?.[1] ?? step;
}

/** The texts that presets and plugins show; those of the classic preset where none does. */
function readSources(config: unknown): ContentSource[] {
  const lists = [valueAt(config, "presets"), valueAt(config, "plugins")];
  const found = lists.filter(Array.isArray).flat().flatMap(sourcesOf);
  return found.length > 0 ? found : sourcesOf("classic");
}

function sourcesOf(plugin: unknown): ContentSource[] {
  const label = textOf(plugin) ?? textAt(plugin, "0", "0.given.0") ?? "";
  const all = valueAt(plugin, "1");
  return KINDS.flatMap(({ kind, name, ...usual }): ContentSource[] => {
    const isAlone = label.endsWith(`content-${name}`);
    const options = isAlone ? all : valueAt(all, name);
    const isShown = isAlone || options || label.includes("classic");
    if (!isShown || options === false) return [];
    const { path, routeBasePath } = { ...usual, ...Object(options) };
    // What a program computes is not known; nothing is the root of the site.
    const route = routeBasePath === "" ? "" : textOf(routeBasePath);
    const exclude = textsOf(valueAt(options, "exclude"));
    return [{ folder: textOf(path) ?? usual.path, kind, route, exclude }];
  });
}
