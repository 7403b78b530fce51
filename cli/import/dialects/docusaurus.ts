import { posix } from "node:path";
import { configOf } from "../project/evaluate-program.ts";
import {
  entriesOf,
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
/** Where each kind of text lies and is shown unless a site says otherwise. */
const KINDS = {
  blog: { path: "blog", route: "blog", kind: "post" },
  docs: { path: "docs", route: "docs", kind: "page" },
  pages: { path: "src/pages", route: "", kind: "page" },
} as const;
const kindNames = ["blog", "docs", "pages"] as const;
type KindOptions = [kind: (typeof kindNames)[number], options: unknown];

/** Docusaurus: presets and plugins name the folders of texts, and where each is shown. */
export const docusaurus: Dialect = {
  configuration: CONFIG,
  programs: /(?:^|\/)src\/pages\/(?!.*\.(?:test|d)\.)[^_]*\.[jt]sx?$/u,
  async readSite(project) {
    const file = findFile(project, CONFIG);
    const config = configOf(await readProgram(project, file));
    const sources = readOptions(config).flatMap(([name, options]) => {
      const { kind, path, route } = KINDS[name];
      const named = textAt(options, "path") ?? path;
      return folderIn(project, folderOf(file ?? ""), named).map(
        (folder): ContentSource => ({
          folder,
          kind,
          route: joinPath(textAt(options, "routeBasePath") ?? route),
          patterns: patternsOf(options),
        }),
      );
    });
    const site = createSite(project, file, config, sources);
    return {
      ...site,
      assets: ["static", ""],
      redirects: readRedirects(config, file ?? ""),
    };
  },
  place({ placed }) {
    if (/(?:^|\/)_/u.test(placed.stem))
      return "Its name begins with _: it is a part that other pages take in.";
    // Docusaurus reads plain Markdown as MDX too.
    const syntax = placed.syntax === "markdown" ? "mdx" : placed.syntax;
    const isPost =
      placed.kind === "post" || /(?:^|\/)blog$/u.test(placed.folder);
    return isPost
      ? { ...placed, syntax, kind: "post" }
      : { ...placed, syntax, slug: withoutNumber(placed.slug) };
  },
  addressOf({ fields, path, placed }, { sources }) {
    const route =
      sources.find(({ folder }) => folder === placed.folder)?.route ??
      placed.kind;
    const slug = textOf(fields.get("slug"));
    if (placed.kind === "post")
      return `/${joinPath(route, slug ?? postPath(placed.stem))}`;
    const folder = folderOf(placed.stem);
    const steps = folder.split("/").map(withoutNumber);
    if (slug !== undefined)
      return `/${joinPath(route, ...(slug.startsWith("/") ? [] : steps), slug)}`;
    const name = posix.basename(path).replace(/\.\w+$/u, "");
    const isIndex =
      /^(?:index|readme)$/iu.test(name) ||
      name.toLowerCase() === posix.basename(folder).toLowerCase();
    const id = textOf(fields.get("id")) ?? (isIndex ? "" : withoutNumber(name));
    return `/${joinPath(route, ...steps, id)}`;
  },
};

function postPath(stem: string): string {
  return stem
    .replace(
      /(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?/u,
      (_, ...date: string[]) =>
        `${date
          .slice(0, 3)
          .map((part) => part.padStart(2, "0"))
          .join("/")}/`,
    )
    .replace(/\/index$/u, "");
}

/** `01-intro` is `intro`. */
function withoutNumber(step: string): string {
  return /^\d+\s*[-_.]+\s*([^-_.\s\d].*)$/u.exec(step)?.[1] ?? step;
}

/** The options of each preset and plugin that shows texts; those of the classic preset where nothing is known. */
function readOptions(config: unknown): KindOptions[] {
  const ofPresets = named(config, "presets").flatMap(([label, options]) =>
    kindNames
      .filter((name) => label.includes("classic") || valueAt(options, name))
      .map((name): KindOptions => [name, valueAt(options, name)]),
  );
  const ofPlugins = named(config, "plugins").flatMap(([label, options]) =>
    kindNames
      .filter((name) => label.endsWith(`content-${name}`))
      .map((name): KindOptions => [name, options]),
  );
  const usual = kindNames.map((name): KindOptions => [name, {}]);
  const found = [...ofPresets, ...ofPlugins];
  return (found.length > 0 ? found : usual).filter(
    ([, options]) => options !== false,
  );
}

/** Old addresses that the plugin for redirects knows. */
function readRedirects(config: unknown, file: string): SiteRedirect[] {
  return named(config, "plugins")
    .filter(([label]) => label.endsWith("client-redirects"))
    .flatMap(([, options]) => listOf(valueAt(options, "redirects")))
    .map((each) => ({
      file,
      from: textsOf(valueAt(each, "from")),
      to: textAt(each, "to") ?? "",
    }));
}

/** Presets or plugins: each its name, or its name with options. */
function named(
  config: unknown,
  list: string,
): [label: string, options: unknown][] {
  return entriesOf(Object.assign({}, valueAt(config, list))).map(([, each]) => {
    const [label, options]: unknown[] = Array.isArray(each) ? each : [each];
    return [textOf(label) ?? "", options];
  });
}
