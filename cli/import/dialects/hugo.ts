import { matchesGlob, posix } from "node:path";
import { readFrontMatter, readData } from "../project/read-data.ts";
import {
  type Project,
  folderOf,
  isIn,
  joinPath,
} from "../project/open-project.ts";
import {
  entriesOf,
  listOf,
  textAt,
  textsOf,
  valueAt,
} from "../project/plain-value.ts";
import {
  fillPattern,
  otherLanguage,
  type ContentSource,
  type Dialect,
  type ForeignFile,
  type Placed,
  type SiteDefault,
} from "./dialect.ts";

/** A part of the configuration: `config/_default/languages.fr.toml` is what stands below `languages.fr`. */
const PART =
  /(?:^|\/)config\/_default\/(?!hugo|config)([\w-]+)(?:\.([\w-]+))?\.(?:toml|ya?ml|json)$/u;

/** Hugo: folders are sections, folders with an index are one page, `permalinks` and `url` change addresses. */
export const hugo: Dialect = {
  configuration:
    /^(?:(?:hugo|config)\.(?:toml|ya?ml|json)|config\/_default|archetypes)$/u,
  templating: "hugo",
  flavour: "goldmark",
  ownAddress: "url",
  templates: /\.html?$/iu,
  noPage: { "build.render": /^(?:never|link|false)$/u, headless: /^true$/u },
  readSite({ file, folder, ...main }, project) {
    const config = readConfig(project, main.config);
    const root = folder.replace(/\/?config\/_default$/u, "");
    const mounts = listOf(valueAt(config, "module.mounts"))
      .filter((each) => /^content\b/u.test(textAt(each, "target") ?? ""))
      .flatMap((each) => textAt(each, "source") ?? []);
    const sources = readSources(project.dir, config, root, mounts[0]);
    const isUgly = valueAt(config, "uglyURLs") ?? valueAt(config, "uglyurls");
    if (mounts.length > 1)
      project.reportSetting(file, "module.mounts after the first");
    if (isUgly) project.reportSetting(file, "uglyURLs");
    return {
      config,
      areAddressesKnown: !isUgly,
      folder: root,
      language: sources[0]?.language,
      sources,
      assets: ["static", "assets", "public", ""],
      defaults: readCascades(project, config, file, sources[0]),
    };
  },
  place(placed, path, site, project) {
    const { dir, base } = posix.parse(placed.stem);
    const name = posix.basename(base, `.${site.language}`);
    const stem = posix.join(dir, name);
    const other = otherLanguage(placed, site);
    const ignored = textsOf(valueAt(site.config, "ignoreFiles"));
    if (ignored.some((pattern) => isIgnored(path, pattern)))
      return "`ignoreFiles` of the configuration names it, so Hugo does not read it either.";
    return other ?? placeInBundle({ ...placed, stem }, project);
  },
  addressOf(file, { config }, date) {
    const { fields, placed } = file;
    const section = placed.stem.replace(/\/.*$|^[^/]*$/u, "") || "/";
    const isSection = placed.kind === "section";
    const names = isSection ? ["section."] : ["page.", ""];
    const paths = names.map((name) => `permalinks.${name}${section}`);
    const usual = isSection ? "/:sections/" : "/:sections/:slugorfilename/";
    const pattern = textAt(fields, "url") ?? textAt(config, ...paths) ?? usual;
    const made = fillPattern(pattern, wordsOf(file), date);
    // A date at the start of a name can be no part of the address.
    const dates = JSON.stringify(valueAt(config, "frontmatter.date") ?? "");
    const isUnsure = dates.includes(":filename") && placed.date !== undefined;
    if (made === undefined || isUnsure) return undefined;
    return posix.join("/", placed.source.route ?? "", made);
  },
};

/** True for a path that an expression of Hugo names, as far as it is plain; one with more is taken to name all that its words name. */
function isIgnored(path: string, pattern: string): boolean {
  const plain = pattern
    .replaceAll(/\\([^\w])/gu, "$1")
    .replaceAll(/\.[*+]/gu, "");
  const words = plain.replaceAll(/[$^]/gu, "");
  if (pattern.endsWith("$")) return path.endsWith(words);
  return words !== "" && `/${path}`.includes(words);
}

/** The configuration with its parts. */
function readConfig(project: Project, main: unknown): unknown {
  const config: Record<string, unknown> = { ...Object(main) };
  for (const path of project.files) {
    const [, name, inner] = PART.exec(path) ?? [];
    if (name === undefined) continue;
    const data = readData(project, path);
    const before = Object(config[name]);
    config[name] = inner ? { ...before, [inner]: data } : data;
  }
  return config;
}

/** The folders of all languages, first the one to import: that of the folder that was named, or else the default. */
function readSources(dir: string, config: unknown, root: string, mount = "") {
  const names = ["contentDir", "contentdir"];
  const usual = mount || (textAt(config, ...names) ?? "content");
  const first = textAt(config, "defaultContentLanguage") ?? "en";
  const isInFolder = valueAt(config, "defaultContentLanguageInSubdir") === true;
  const said = entriesOf(valueAt(config, "languages"));
  const all = said.length > 0 ? said : [[first, {}] as const];
  const sources = all.map(([language, each]) => {
    const folder = joinPath(root, textAt(each, ...names) ?? usual);
    const isFirst = language === first;
    const isAtRoot = (isFirst && !isInFolder) || textAt(each, "baseURL");
    const route = isAtRoot ? "" : language;
    const depth = isIn(`${dir}/`, folder) ? folder.length : 0;
    const rank = depth * 2 + Number(isFirst);
    return { folder, language, rank, route };
  });
  return sources.toSorted((a, b) => b.rank - a.rank);
}

/** A page of a folder is one text with all that lies in the folder. */
function placeInBundle(placed: Placed, project: Project): Placed | string {
  const steps = placed.stem.split("/");
  const name = steps.at(-1);
  const bundle = steps
    .slice(0, name === "index" ? -2 : -1)
    .map((_, at) => joinPath(placed.source.folder, ...steps.slice(0, at + 1)))
    .find((above) => project.has(`${above}/index.md`));
  if (bundle !== undefined)
    return `It belongs to the page of the folder "${bundle}" (a leaf bundle), and Hugo makes no page of it: move it out of there if it should be one.`;
  const isLeaf = name === "index" && steps.length > 1;
  const kind = name === "_index" ? "section" : placed.kind;
  const stem = isLeaf ? folderOf(placed.stem) : placed.stem;
  const type = kind === "section" ? kind : "page";
  return { ...placed, kind, stem, type };
}

/** What the configuration and the index of a section give to all texts below, or to those that a target names. */
function readCascades(
  project: Project,
  config: unknown,
  file: string | undefined,
  source: ContentSource | undefined,
): SiteDefault[] {
  const indexes = project.files.flatMap((path) => {
    if (!/\/_index\.\w+$/u.test(path)) return [];
    const matter = readFrontMatter(project.readText(path) ?? "");
    const said = typeof matter === "string" ? undefined : matter.fields;
    return { file: path, path: folderOf(path), said };
  });
  const all = [{ file: file ?? "", path: "", said: config }, ...indexes];
  return all.flatMap(({ said, ...place }) =>
    listOf(valueAt(said, "cascade")).flatMap((each) => {
      const target = valueAt(each, "target") ?? valueAt(each, "_target");
      if (target === undefined) return { ...place, values: each };
      const values = Object.fromEntries(
        entriesOf(each).filter(([name]) => !/^_?target$/u.test(name)),
      );
      const found = source && findTarget(place.path, target, source);
      return found ? { ...place, ...found, values } : [];
    }),
  );
}

/**
 * The texts of a folder that the target of a cascade names: by a glob of their paths, their kind, their language and the
 * build. Undefined for none. https://gohugo.io/configuration/cascade/
 */
function findTarget(
  above: string,
  target: unknown,
  { folder, language = "" }: ContentSource,
): Pick<SiteDefault, "path" | "type"> | undefined {
  const isMeant = (name: string, value: string) =>
    matchesGlob(value, textAt(target, name) ?? "**");
  const [kind, other] = ["page", "section"].filter((each) =>
    isMeant("kind", each),
  );
  const isHere =
    isMeant("lang", language) && isMeant("environment", "production");
  if (!isHere || kind === undefined) return undefined;
  const pattern = textAt(target, "path");
  const path = pattern ? `${folder}${pattern}{,.*,/*index.*}` : above;
  return { path, type: other ? "" : kind };
}

/** https://gohugo.io/configuration/permalinks/#tokens */
function wordsOf({ fields, placed }: ForeignFile) {
  const folders = placed.stem.split("/").slice(0, -1).map(urlize);
  const filename = urlize(posix.basename(placed.stem));
  const title = urlize(textAt(fields, "title") ?? filename);
  const slug = textAt(fields, "slug");
  return {
    section: folders[0] ?? "",
    sections: folders.join("/"),
    title,
    slug: slug ?? title,
    slugorfilename: slug ?? filename,
    slugorcontentbasename: slug ?? filename,
    filename,
    contentbasename: filename,
  };
}

/** As Hugo makes addresses: lower case, spaces as hyphens, marks that need escaping left out. */
function urlize(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/gu, "-")
    .replaceAll(/[^\p{L}\p{M}\p{N}\-_./+~]/gu, "")
    .replaceAll(/-{2,}/gu, "-");
}
