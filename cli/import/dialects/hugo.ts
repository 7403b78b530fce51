import { posix } from "node:path";
import { readFrontMatter } from "../project/front-matter.ts";
import type { Project } from "../project/open-project.ts";
import {
  entriesOf,
  listOf,
  textAt,
  textOf,
  valueAt,
} from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import {
  createSite,
  fillPattern,
  folderOf,
  isIn,
  joinPath,
  languageOf,
  otherLanguage,
  reportSetting,
  type Dialect,
  type Placed,
  type ReadFile,
  type SiteDefault,
} from "./dialect.ts";

const CONFIG =
  /^(?:(?:hugo|config)|config\/_default\/[\w.-]+)\.(?:toml|ya?ml|json)$/u;

/** Hugo: folders are sections, folders with an index are one page, `permalinks` and `url` change addresses. */
export const hugo: Dialect = {
  configuration: /^(?:(?:hugo|config)\.(?:toml|ya?ml|json)|archetypes)$/u,
  templating: "hugo",
  flavour: "goldmark",
  nested: ["params"],
  ownAddress: "url",
  readSite(project) {
    const files = project.files
      .filter((path) => CONFIG.test(path))
      .toSorted((a, b) => Number(a.includes("/")) - Number(b.includes("/")));
    const config = readConfig(project, files);
    const { folder, others, route } = readLanguage(project, config);
    for (const { folder: file, language } of others) {
      const isThere = project.files.some((path) => isIn(path, file));
      const reason = otherLanguage(language);
      if (isThere && isIn(file, project.dir))
        project.skipped.push({ file, reason, isEmpty: true });
    }
    if (mountsOf(config).length > 1)
      reportSetting(project, files[0], "module.mounts after the first");
    const sources = [{ folder, kind: "page", route } as const];
    return {
      ...createSite(project, files[0], config, sources),
      folder: "",
      assets: ["static", "assets", "public", folder, ""],
      defaults: readCascades(project, config, files[0], folder),
    };
  },
  place({ path, placed }, { config }, project) {
    const mine = readLanguage(project, config);
    if (mine.others.some(({ folder }) => isIn(path, folder))) return undefined;
    const language = languageOf(placed.stem, config);
    if (language && language !== mine.language) return otherLanguage(language);
    const stem = placed.stem.replace(language ? `.${language}` : "", "");
    return placeInBundle({ ...placed, stem }, project);
  },
  addressOf(file, { config }, date) {
    const { fields, placed } = file;
    const isPage = placed.kind !== "section";
    const section = placed.stem.replace(/\/.*$|^[^/]*$/u, "") || "/";
    const url = textOf(fields.get("url"));
    const pattern = url ?? patternOf(config, section, isPage);
    const made = fillPattern(pattern, wordsOf(file), date);
    const ugly = valueAt(config, "uglyURLs") ?? valueAt(config, "uglyurls");
    const isUgly = ugly === true || valueAt(ugly, section) === true;
    // A date at the start of a name can be no part of the address.
    const dates = JSON.stringify(valueAt(config, "frontmatter.date") ?? "");
    const isUnsure = dates.includes(":filename") && placed.date !== undefined;
    // Hugo does not document what becomes of the address of a section.
    if (made === undefined || isUnsure || (isUgly && !isPage)) return undefined;
    const address = posix.join("/", placed.source.route ?? "", made);
    return isUgly && !url ? address.replace(/\/?$/u, ".html") : address;
  },
};

function patternOf(config: unknown, section: string, isPage: boolean): string {
  const all = valueAt(config, "permalinks");
  const usual = isPage ? "/:sections/:slugorfilename/" : "/:sections/";
  const own = `${isPage ? "page" : "section"}.${section}`;
  return textAt(all, own, isPage ? section : "") ?? usual;
}

/** The configuration as one mapping: `config/_default/languages.fr.toml` is what stands below `languages.fr`. */
function readConfig(project: Project, files: readonly string[]): unknown {
  const config: Record<string, unknown> = {};
  for (const path of files) {
    const [outer = "", inner] = posix
      .basename(path)
      .split(/\.(?=.*\.)|\.\w+$/u);
    const data = readData(project, path);
    if (/^(?:hugo|config)$/u.test(outer)) Object.assign(config, data);
    else
      config[outer] = inner
        ? { ...Object(config[outer]), [inner]: data }
        : data;
  }
  return config;
}

/** Folders of the project that stand for the content folder. */
function mountsOf(config: unknown): string[] {
  return listOf(valueAt(config, "module.mounts")).flatMap((mount) => {
    const isContent = /^content(?:\/|$)/u.test(textAt(mount, "target") ?? "");
    return isContent ? (textAt(mount, "source") ?? []) : [];
  });
}

/** The language of the folder that was named, or else the first of the site; the folders of others are left out. */
function readLanguage({ dir }: Project, config: unknown) {
  const names = ["contentDir", "contentdir"];
  const [mount = textAt(config, ...names)] = mountsOf(config);
  const usual = joinPath(mount ?? "content");
  const first = textAt(config, "defaultContentLanguage") ?? "en";
  const isInFolder = valueAt(config, "defaultContentLanguageInSubdir") === true;
  const all = entriesOf(valueAt(config, "languages")).map(
    ([language, each]) => {
      const isAtRoot =
        (language === first && !isInFolder) || textAt(each, "baseURL");
      const folder = joinPath(textAt(each, ...names) ?? usual);
      return { language, folder, route: isAtRoot ? "" : language };
    },
  );
  const around = all
    .filter(({ folder }) => isIn(`${dir}/`, folder))
    .toSorted((a, b) => b.folder.length - a.folder.length);
  const usualOne = { language: first, folder: usual, route: "" };
  const mine =
    around[0] ?? all.find(({ language }) => language === first) ?? usualOne;
  const others = all.filter(({ folder }) => !isIn(`${mine.folder}/`, folder));
  return { ...mine, others };
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
  return { ...placed, kind, stem };
}

/** What the configuration and the index of a section give to all texts below, the outermost first. */
function readCascades(
  project: Project,
  config: unknown,
  configFile = "",
  root = "",
): SiteDefault[] {
  const indexes = project.files
    .filter((path) => isIn(path, root) && /\/_index\.\w+$/u.test(path))
    .map((file) => {
      const matter = readFrontMatter(project.readText(file) ?? "");
      const said = typeof matter === "string" ? {} : matter.fields;
      return { file, path: folderOf(file), said };
    });
  const all = [{ file: configFile, path: "", said: config }, ...indexes];
  return all.flatMap(({ file, path, said }) =>
    listOf(valueAt(said, "cascade")).flatMap((each) => {
      const { _target, params, target = _target, ...values } = Object(each);
      if (target === undefined)
        return { file, path, values: { ...params, ...values } };
      reportSetting(project, file, `cascade: ${JSON.stringify(each)}`);
      return [];
    }),
  );
}

/** https://gohugo.io/configuration/permalinks/#tokens */
function wordsOf({ fields, placed }: ReadFile) {
  const folders = placed.stem.split("/").slice(0, -1).map(urlize);
  const filename = urlize(posix.basename(placed.stem));
  const title = urlize(textOf(fields.get("title")) ?? filename);
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

/** As Hugo makes addresses: lower case, spaces as hyphens, marks that need escaping left out. */
function urlize(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/gu, "-")
    .replaceAll(/[^\p{L}\p{M}\p{N}\-_./+~]/gu, "")
    .replaceAll(/-{2,}/gu, "-");
}
