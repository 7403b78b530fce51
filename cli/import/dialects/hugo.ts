import { posix } from "node:path";
import type { Project } from "../project/open-project.ts";
import {
  isMapping,
  listOf,
  textAt,
  textOf,
  textsOf,
  valueAt,
} from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import {
  createSite,
  folderIn,
  folderOf,
  joinPath,
  type ContentSource,
  type Dialect,
  type Placed,
} from "./dialect.ts";
import { fillPattern } from "./fill-pattern.ts";
import { readCascades } from "./hugo-cascade.ts";

const CONFIG = /^(?:hugo|config)\.(?:toml|ya?ml|json)$/u;
const CONFIG_PATH =
  /^(?:(?:hugo|config)|config\/_default\/[\w.-]+)\.(?:toml|ya?ml|json)$/u;

/** Hugo: folders are sections, folders with an index are one page, `permalinks` and `url` change addresses. */
export const hugo: Dialect = {
  name: "hugo",
  configuration: /^(?:(?:hugo|config)\.(?:toml|ya?ml|json)|archetypes)$/u,
  templating: "hugo",
  flavour: "goldmark",
  nested: ["params"],
  ownAddress: "url",
  readSite(project) {
    const files = project.files.filter((path) => CONFIG_PATH.test(path));
    const config = readConfig(project, files);
    const sources = readSources(project, config);
    const site = createSite(project, files[0], config, sources);
    const assets = [
      "static",
      "assets",
      "public",
      ...sources.map(({ folder }) => folder),
      "",
    ];
    const found = { ...site, folder: "", assets };
    return { ...found, defaults: readCascades(project, found, files[0] ?? "") };
  },
  place({ path, placed }, { config, sources }, project) {
    const isBare = sources[0]?.folder === "" && placed.folder === "";
    if (
      isBare &&
      /^(?:archetypes|layouts|themes|static|assets|public|resources|i18n|data)\//u.test(
        path,
      )
    )
      return undefined;
    const found = splitLanguage(placed, config);
    const name = posix.basename(found.stem);
    const bundle = bundleOf(found.stem, placed.folder, project);
    if (bundle !== undefined)
      return {
        reason: `It belongs to the page of the folder "${bundle}" (a leaf bundle), and Hugo makes no page of it: move it out of there if it should be one.`,
      };
    const kind = name === "_index" ? "section" : found.kind;
    const isLeaf = name === "index" && found.stem.includes("/");
    const stem = isLeaf ? folderOf(found.stem) : found.stem;
    return { ...found, kind, stem };
  },
  noPage({ fields, path }) {
    const build = fields.get("build") ?? fields.get("_build");
    const render = String(valueAt(build, "render"));
    const isHeadless =
      posix.basename(path).startsWith("index.") &&
      fields.get("headless") === true;
    const said = /^(?:never|link|false)$/u.test(render)
      ? `build.render: ${render}`
      : isHeadless && "headless: true";
    return said
      ? `Hugo makes no page of it (\`${said}\`): take that out to import it all the same.`
      : undefined;
  },
  addressOf({ fields, placed }, { config }, date) {
    const language = placed.language === undefined ? "" : `/${placed.language}`;
    const folders = placed.stem.split("/").slice(0, -1).map(urlize);
    const name = isNameDated(config)
      ? placed.slug
      : posix.basename(placed.stem);
    const words = wordsOf(fields, folders, name);
    const fill = (pattern: string) => fillPattern(pattern, words, date);
    const url = textOf(fields.get("url"));
    if (url !== undefined) {
      const filled = fill(url);
      return url.startsWith("/") || filled === undefined
        ? filled
        : language + filled;
    }
    const isSection = placed.kind === "section";
    const section = placed.stem.includes("/")
      ? (placed.stem.split("/")[0] ?? "")
      : "/";
    const pattern = patternFor(config, section, isSection);
    const usual = `/${[...folders, ...(isSection ? [] : [words.slugorfilename])].join("/")}/`;
    const path = pattern === undefined ? usual : fill(pattern);
    return path && `${language}${path}`.replaceAll(/\/{2,}/gu, "/");
  },
};

/** The configuration as one mapping: `config/_default/params.toml` is what stands below `params`. */
function readConfig(
  project: Project,
  files: readonly string[],
): Record<string, unknown> {
  const config: Record<string, unknown> = {};
  for (const path of files) {
    const data = readData(project, path);
    if (!isMapping(data)) continue;
    const name = posix.basename(path).replace(/\.\w+$/u, "");
    if (CONFIG.test(posix.basename(path))) Object.assign(config, data);
    else config[name] = data;
  }
  return config;
}

function readSources(project: Project, config: unknown): ContentSource[] {
  const main = mainLanguage(config);
  const languages = valueAt(config, "languages");
  const named: [folder: string, language: string | undefined][] = [
    ...Object.entries(isMapping(languages) ? languages : {}).map(
      ([language, each]): [string, string] => [
        textAt(each, "contentDir", "contentdir") ?? "",
        language,
      ],
    ),
    ...listOf(valueAt(config, "module", "mounts"))
      .filter((mount) =>
        /^content(?:\/|$)/u.test(textAt(mount, "target") ?? ""),
      )
      .map((mount): [string, string | undefined] => [
        textAt(mount, "source") ?? "",
        textAt(mount, "lang"),
      ]),
    [textAt(config, "contentDir", "contentdir") ?? "content", undefined],
  ];
  const seen = new Set<string>();
  return named.flatMap(([name, language]) => {
    const folder = name === "" ? undefined : folderIn(project, "", name);
    if (folder === undefined || seen.has(folder)) return [];
    seen.add(folder);
    const isOther = language !== undefined && language.toLowerCase() !== main;
    return [
      { folder, kind: "page" as const, ...(isOther ? { language } : {}) },
    ];
  });
}

export function mainLanguage(config: unknown): string {
  return (
    textAt(config, "defaultContentLanguage", "defaultcontentlanguage") ?? "en"
  ).toLowerCase();
}

/** `name.fr.md` is French where the configuration knows French. */
function splitLanguage(placed: Placed, config: unknown): Placed {
  const [, stem, suffix] =
    /^(.+)\.([a-z]{2,3}(?:-[a-z]+)?)$/iu.exec(placed.stem) ?? [];
  const languages = valueAt(config, "languages");
  const known = Object.keys(isMapping(languages) ? languages : {});
  const language = known.find(
    (each) => each.toLowerCase() === suffix?.toLowerCase(),
  );
  if (stem === undefined || language === undefined) return placed;
  const name = placed.slug.replace(new RegExp(`\\.${suffix}$`, "u"), "");
  const isIndex = /^_?index$/u.test(name);
  const slug = isIndex
    ? (stem.split("/").at(-2) ?? posix.basename(placed.folder))
    : name;
  return {
    ...placed,
    stem,
    slug,
    ...(language.toLowerCase() === mainLanguage(config) ? {} : { language }),
  };
}

/** The folder above a file that is one page with all that lies in it. */
function bundleOf(
  stem: string,
  folder: string,
  project: Project,
): string | undefined {
  const steps = stem.split("/");
  const depth = steps.at(-1) === "index" ? steps.length - 2 : steps.length - 1;
  return Array.from({ length: Math.max(depth, 0) }, (_, at) =>
    joinPath(folder, ...steps.slice(0, at + 1)),
  ).find((above) =>
    ["md", "markdown", "html"].some((end) =>
      project.has(`${above}/index.${end}`),
    ),
  );
}

/** True where the date at the start of a name is no part of the address. */
function isNameDated(config: unknown): boolean {
  const sources = textsOf(valueAt(config, "frontmatter", "date"));
  return sources.includes(":filename");
}

/** https://gohugo.io/configuration/permalinks/#tokens */
function wordsOf(
  fields: PlacedFields,
  folders: readonly string[],
  name: string,
) {
  const filename = urlize(name);
  const title = urlize(textOf(fields.get("title")) ?? name);
  const slug = textOf(fields.get("slug"));
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

type PlacedFields = Parameters<Dialect["addressOf"]>[0]["fields"];

function patternFor(
  config: unknown,
  section: string,
  isSection: boolean,
): string | undefined {
  const permalinks = valueAt(config, "permalinks");
  const kind = isSection ? "section" : "page";
  const own = textOf(valueAt(permalinks, kind, section));
  return isSection ? own : (own ?? textOf(valueAt(permalinks, section)));
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
