import { posix } from "node:path";
import { configOf } from "../project/evaluate-program.ts";
import { textAt, textOf, textsOf, valueAt } from "../project/plain-value.ts";
import { readProgram } from "../project/read-program.ts";
import {
  createSite,
  findFile,
  folderIn,
  folderOf,
  joinPath,
  type Dialect,
} from "./dialect.ts";

const CONFIG = /^docusaurus\.config\.[cm]?[jt]s$/u;
const DATE = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?/u;
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
      const { kind, path, route: usual } = KINDS[name];
      const route = joinPath(textAt(options, "routeBasePath") ?? usual);
      const left = textsOf(valueAt(options, "exclude")).map(
        (each) => `!${each}`,
      );
      const patterns = [...textsOf(valueAt(options, "include")), ...left];
      const named = textAt(options, "path") ?? path;
      return folderIn(project, folderOf(file ?? ""), named).map((folder) => ({
        folder,
        kind,
        route,
        patterns,
      }));
    });
    const hasRedirects = project.readText(file)?.includes("client-redirects");
    const unread = hasRedirects && file ? [{ file, what: "redirects" }] : [];
    const site = createSite(project, file, config, sources);
    return { ...site, assets: ["static", ""], unread };
  },
  place({ placed }) {
    if (/(?:^|\/)_/u.test(placed.stem))
      return "Its name begins with _: it is a part that other pages take in.";
    // Docusaurus reads plain Markdown as MDX too.
    const syntax = placed.syntax === "markdown" ? "mdx" : placed.syntax;
    const isPost =
      placed.kind === "post" || /(?:^|\/)blog$/u.test(placed.folder);
    const slug = isPost ? placed.slug : withoutNumber(placed.slug);
    return { ...placed, syntax, slug, kind: isPost ? "post" : "page" };
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
    const name = posix
      .basename(path)
      .replace(/\.\w+$/u, "")
      .toLowerCase();
    const isIndex = [
      "index",
      "readme",
      posix.basename(folder).toLowerCase(),
    ].includes(name);
    const usual = isIndex ? "" : withoutNumber(posix.basename(placed.stem));
    return `/${joinPath(route, ...steps, textOf(fields.get("id")) ?? usual)}`;
  },
};

function postPath(stem: string): string {
  const [date = "", year, month = "", day = ""] = DATE.exec(stem) ?? [];
  const steps = `${year}/${month.padStart(2, "0")}/${day.padStart(2, "0")}/`;
  return (year ? stem.replace(date, steps) : stem).replace(/\/index$/u, "");
}

/** `01-intro` is `intro`. */
function withoutNumber(step: string): string {
  return /^\d+\s*[-_.]+\s*([^-_.\s\d].*)$/u.exec(step)?.[1] ?? step;
}

/** The options of each preset and plugin that shows texts; those of the classic preset where nothing is known. */
function readOptions(config: unknown): KindOptions[] {
  const named = (list: string) => {
    const all = valueAt(config, list);
    const items: unknown[] = Array.isArray(all) ? all : [];
    return items.map((each) =>
      (Array.isArray(each) ? each : [each]).concat({}),
    );
  };
  const presets = named("presets").flatMap(([label, options]) =>
    kindNames
      .filter(
        (name) => String(label).includes("classic") || valueAt(options, name),
      )
      .map((name): KindOptions => [name, valueAt(options, name)]),
  );
  const plugins = named("plugins").flatMap(([label, options]) =>
    kindNames
      .filter((name) => String(label).endsWith(`content-${name}`))
      .map((name): KindOptions => [name, options]),
  );
  const found = [...presets, ...plugins];
  const usual = kindNames.map((name): KindOptions => [name, {}]);
  return (found.length > 0 ? found : usual).filter(
    ([, options]) => options !== false,
  );
}
