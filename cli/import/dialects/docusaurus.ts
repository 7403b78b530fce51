import { posix } from "node:path";
import { configOf } from "../project/evaluate-program.ts";
import { isMapping, textAt, textOf, valueAt } from "../project/plain-value.ts";
import { readProgram } from "../project/read-program.ts";
import {
  createSite,
  findFile,
  folderOf,
  joinPath,
  reportSetting,
  type ContentSource,
  type Dialect,
} from "./dialect.ts";

const CONFIG = /^docusaurus\.config\.[cm]?[jt]s$/u;
const DATE = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?/u;
/** Where each kind of text lies and is shown unless a site says otherwise. */
const KINDS = [
  { name: "blog", path: "blog", route: "blog", kind: "post" },
  { name: "docs", path: "docs", route: "docs", kind: "page" },
  { name: "pages", path: "src/pages", route: "", kind: "page" },
] as const;

/** Docusaurus: presets and plugins name the folders of texts, and where each is shown. */
export const docusaurus: Dialect = {
  configuration: CONFIG,
  async readSite(project) {
    const file = findFile(project, CONFIG);
    const config = configOf(await readProgram(project, file));
    const sources = readSources(config).map(({ folder, ...source }) => {
      const path = posix.join(folderOf(file ?? ""), folder);
      const reason =
        "The configuration names this folder of texts, and it lies outside: import the folder that holds both.";
      if (path.startsWith("..")) project.skipped.push({ file: path, reason });
      return { ...source, folder: path };
    });
    for (const each of ["client-redirects", "exclude:"])
      if (project.readText(file)?.includes(each))
        reportSetting(project, file, each);
    const site = createSite(project, file, config, sources);
    return { ...site, assets: ["static", ""] };
  },
  place({ placed }) {
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
    const { route } = placed.source;
    if (route === undefined) return undefined;
    const own = textOf(fields.get("slug"));
    if (placed.kind === "post")
      return `/${joinPath(route, own ?? postPath(placed.stem))}`;
    const folder = folderOf(placed.stem);
    const name = posix.basename(placed.stem);
    const isIndex = ["index", "readme", posix.basename(folder)].some(
      (each) => each.toLowerCase() === name.toLowerCase(),
    );
    const id = textOf(fields.get("id")) ?? withoutNumber(name);
    const last = own ?? (isIndex ? "" : id);
    const steps = folder.split("/").map(withoutNumber);
    return `/${joinPath(route, ...(last.startsWith("/") ? [] : steps), last)}`;
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

/** The texts that presets and plugins show; those of the classic preset where none does. */
function readSources(config: unknown): ContentSource[] {
  const named = (list: unknown) =>
    (Array.isArray(list) ? list : []).flatMap((each: unknown) => {
      const label = textOf(each) ?? textAt(each, "0", "0.given.0") ?? "";
      const options = valueAt(each, "1");
      return KINDS.flatMap((kind) => {
        if (label.endsWith(`content-${kind.name}`)) return { ...kind, options };
        const own = valueAt(options, kind.name);
        const isPreset = label.includes("classic") || own !== undefined;
        return isPreset ? { ...kind, options: own } : [];
      });
    });
  const lists = ["presets", "plugins"].map((name) => valueAt(config, name));
  const found = lists.flatMap(named);
  const usual = KINDS.map((kind) => ({ ...kind, options: undefined }));
  return (found.length > 0 ? found : usual)
    .filter(({ options }) => options !== false)
    .map(({ kind, options, path, ...usual }) => {
      const isSaid = isMapping(options) && "routeBasePath" in options;
      const route = isSaid ? textOf(options.routeBasePath) : usual.route;
      return { folder: textAt(options, "path") ?? path, kind, route };
    });
}
