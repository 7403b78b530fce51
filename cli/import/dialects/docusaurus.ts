import { posix } from "node:path";
import { configOf } from "../project/evaluate-program.ts";
import type { Project } from "../project/open-project.ts";
import {
  isMapping,
  listOf,
  textAt,
  textOf,
  textsOf,
  valueAt,
} from "../project/plain-value.ts";
import { readProgram } from "../project/read-program.ts";
import {
  createSite,
  findFile,
  folderIn,
  folderOf,
  joinPath,
  patternsOf,
  type ContentSource,
  type Dialect,
  type SiteRedirect,
} from "./dialect.ts";

const CONFIG = /^docusaurus\.config\.[cm]?[jt]s$/u;
const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/u;
/** Where each kind of text lies and is shown unless a site says otherwise. */
const KINDS = {
  blog: { path: "blog", routeBasePath: "blog", kind: "post" },
  docs: { path: "docs", routeBasePath: "docs", kind: "page" },
  pages: { path: "src/pages", routeBasePath: "", kind: "page" },
} as const;
const kindNames = ["blog", "docs", "pages"] as const;
type KindName = (typeof kindNames)[number];

/** Docusaurus: presets and plugins name the folders of texts, and where each is shown. */
export const docusaurus: Dialect = {
  name: "docusaurus",
  configuration: CONFIG,
  programs: /(?:^|\/)src\/pages\/(?!.*\.(?:test|d)\.)[^_]*\.[jt]sx?$/u,
  async readSite(project) {
    const file = findFile(project, CONFIG);
    const config = configOf(await readProgram(project, file));
    const root = file === undefined ? "" : folderOf(file);
    const sources = readOptions(config).flatMap(([name, each]) =>
      toSource(project, root, name, each),
    );
    const named = guessSource(project, sources);
    const redirects = readRedirects(config, file ?? "");
    const site = createSite(project, file, config, named);
    return { ...site, assets: ["static", ""], redirects };
  },
  place({ path, placed }) {
    const inner = path.slice(placed.folder.length);
    if (inner.split("/").some((step) => step.startsWith("_")))
      return {
        reason:
          "Its name begins with _: it is a part that other pages take in.",
      };
    // Docusaurus reads plain Markdown as MDX too.
    const slug =
      placed.kind === "page" ? withoutNumber(placed.slug) : placed.slug;
    return { ...placed, syntax: "mdx", slug };
  },
  addressOf({ fields, path, placed }, { sources }) {
    const source = sources.find(({ folder }) => folder === placed.folder);
    const base = source?.route ?? (placed.kind === "post" ? "blog" : "docs");
    const slug = textOf(fields.get("slug"));
    if (placed.kind === "post")
      return `/${joinPath(base, slug ?? postPath(placed.stem))}`;
    const folder = folderOf(placed.stem);
    const steps = folder.split("/").map(withoutNumber);
    if (slug !== undefined)
      return `/${joinPath(base, ...(slug.startsWith("/") ? [] : steps), slug)}`;
    const name = posix.basename(placed.stem).toLowerCase();
    const isIndex =
      /^(?:index|readme)$/u.test(name) ||
      name === posix.basename(folder).toLowerCase();
    const id =
      textOf(fields.get("id")) ??
      (isIndex
        ? ""
        : withoutNumber(posix.basename(path).replace(/\.\w+$/u, "")));
    return `/${joinPath(base, ...steps, id)}`;
  },
};

function postPath(stem: string): string {
  const [, lead = "", year, month = "", day = "", rest = ""] =
    DATED.exec(stem) ?? [];
  return year === undefined
    ? stem.replace(/\/index$/u, "")
    : posix.join(
        lead,
        year,
        month.padStart(2, "0"),
        day.padStart(2, "0"),
        rest,
      );
}

/** `01-intro` is `intro`; a date or a version keeps its numbers. */
function withoutNumber(step: string): string {
  const found = /^\d+\s*[-_.]+\s*([^-_.\s\d].*)$/u.exec(step)?.[1];
  return found ?? step;
}

/** The options of each preset and plugin that shows texts; those of the classic preset where nothing is known. */
function readOptions(config: unknown): [KindName, unknown][] {
  const presets = named(config, "presets").flatMap(([label, options]) =>
    /classic/u.test(label) ||
    kindNames.some((name) => Object.hasOwn(options, name))
      ? kindNames.map((name): [KindName, unknown] => [
          name,
          valueAt(options, name),
        ])
      : [],
  );
  const plugins = named(config, "plugins").flatMap(([label, options]) =>
    kindNames
      .filter((name) => label.endsWith(`content-${name}`))
      .map((name): [KindName, unknown] => [name, options]),
  );
  const found = [...presets, ...plugins];
  const all =
    found.length > 0
      ? found
      : kindNames.map((name): [KindName, unknown] => [name, {}]);
  return all.filter(([, options]) => options !== false);
}

function toSource(
  project: Project,
  root: string,
  name: KindName,
  options: unknown,
): ContentSource[] {
  const usual = KINDS[name];
  const folder = folderIn(project, root, textAt(options, "path") ?? usual.path);
  const route = textAt(options, "routeBasePath") ?? usual.routeBasePath;
  if (folder === undefined) return [];
  return [
    {
      folder,
      kind: usual.kind,
      route: joinPath(route),
      patterns: patternsOf(options),
    },
  ];
}

/** A folder of posts that was named by itself, without a configuration. */
function guessSource(
  { dir, root }: Project,
  sources: ContentSource[],
): ContentSource[] {
  const isBlog = posix.basename(dir === "" ? root : dir) === "blog";
  return isBlog && sources.every(({ folder }) => folder !== dir)
    ? [...sources, { folder: dir, kind: "post", route: "blog" }]
    : sources;
}

/** Old addresses that the plugin for redirects knows. */
function readRedirects(config: unknown, file: string): SiteRedirect[] {
  return named(config, "plugins")
    .filter(([label]) => label.endsWith("client-redirects"))
    .flatMap(([, options]) => listOf(valueAt(options, "redirects")))
    .flatMap((redirect) => {
      const to = textAt(redirect, "to");
      return to === undefined
        ? []
        : [{ file, from: textsOf(valueAt(redirect, "from")), to }];
    });
}

/** Presets or plugins: each its name, or its name with options. */
function named(
  config: unknown,
  list: string,
): [label: string, options: object][] {
  const all = valueAt(config, list);
  return (Array.isArray(all) ? all : []).map((each: unknown) => {
    const [label, options]: unknown[] = Array.isArray(each) ? each : [each];
    return [textOf(label) ?? "", isMapping(options) ? options : {}];
  });
}
