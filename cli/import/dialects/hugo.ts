import { posix } from "node:path";
import { readFrontMatter } from "../project/front-matter.ts";
import type { Project } from "../project/open-project.ts";
import {
  entriesOf,
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
  isIn,
  joinPath,
  splitLanguage,
  type ContentSource,
  type Dialect,
  type SiteDefault,
  type ReadFile,
} from "./dialect.ts";
import { fillPattern } from "./fill-pattern.ts";

const CONFIG =
  /^(?:(?:hugo|config)|config\/_default\/[\w.-]+)\.(?:toml|ya?ml|json)$/u;
const NO_CONTENT =
  /^(?:archetypes|layouts|themes|static|assets|public|resources|i18n|data)\//u;

/** Hugo: folders are sections, folders with an index are one page, `permalinks` and `url` change addresses. */
export const hugo: Dialect = {
  configuration: /^(?:(?:hugo|config)\.(?:toml|ya?ml|json)|archetypes)$/u,
  templating: "hugo",
  flavour: "goldmark",
  nested: ["params"],
  ownAddress: "url",
  readSite(project) {
    const files = project.files.filter((path) => CONFIG.test(path));
    const config = readConfig(project, files);
    const sources = readSources(project, config);
    const assets = [
      "static",
      "assets",
      "public",
      ...sources.map(({ folder }) => folder),
      "",
    ];
    return {
      ...createSite(project, files[0], config, sources),
      folder: "",
      assets,
      defaults: readCascades(project),
    };
  },
  place({ path, placed }, { config }, project) {
    if (placed.folder === "" && NO_CONTENT.test(path)) return undefined;
    const found = splitLanguage(
      placed,
      valueAt(config, "languages"),
      mainLanguage(config),
    );
    const name = posix.basename(found.stem);
    const bundle = bundleOf(found.stem, placed.folder, project);
    if (bundle !== undefined)
      return `It belongs to the page of the folder "${bundle}" (a leaf bundle), and Hugo makes no page of it: move it out of there if it should be one.`;
    const kind = name === "_index" ? "section" : found.kind;
    const isLeaf = name === "index" && found.stem.includes("/");
    return { ...found, kind, stem: isLeaf ? folderOf(found.stem) : found.stem };
  },
  noPage({ fields, path }) {
    const render = String(
      valueAt(fields.get("build") ?? fields.get("_build"), "render"),
    );
    const isHeadless =
      /(?:^|\/)index\.\w+$/u.test(path) && fields.get("headless") === true;
    const said = /^(?:never|link|false)$/u.test(render)
      ? `build.render: ${render}`
      : isHeadless && "headless: true";
    return said
      ? `Hugo makes no page of it (\`${said}\`): take that out to import it all the same.`
      : undefined;
  },
  addressOf(file, { config }, date) {
    const { fields, placed } = file;
    const language = placed.language === undefined ? "" : `/${placed.language}`;
    const isSection = placed.kind === "section";
    const words = wordsOf(file, config);
    const url = textOf(fields.get("url"));
    if (url !== undefined) {
      const filled = fillPattern(url, words, date);
      return url.startsWith("/") ? filled : filled && language + filled;
    }
    const section = placed.stem.includes("/") ? placed.stem.split("/")[0] : "/";
    const permalinks = valueAt(config, "permalinks");
    const own = textAt(
      permalinks,
      `${isSection ? "section" : "page"}.${section}`,
    );
    const pattern =
      own ?? (isSection ? undefined : textAt(permalinks, section ?? ""));
    const usual = isSection ? "/:sections/" : "/:sections/:slugorfilename/";
    const path = fillPattern(pattern ?? usual, words, date);
    return path && `${language}${path}`;
  },
};

/** The configuration as one mapping: `config/_default/params.toml` is what stands below `params`. */
function readConfig(project: Project, files: readonly string[]): unknown {
  const parts = files.map((path): unknown => {
    const name = posix.basename(path).replace(/\.\w+$/u, "");
    const data = readData(project, path);
    return /^(?:hugo|config)$/u.test(name) ? data : { [name]: data };
  });
  return Object.assign({}, ...parts.filter(isMapping));
}

function readSources(project: Project, config: unknown): ContentSource[] {
  const languages = entriesOf(valueAt(config, "languages"));
  const mounts = listOf(valueAt(config, "module.mounts"));
  const named: [folder: string | undefined, language?: string | undefined][] = [
    ...languages
      .map(
        ([language, each]) =>
          [textAt(each, "contentDir", "contentdir"), language] as const,
      )
      .map(([folder, language]): [string | undefined, string] => [
        folder,
        language,
      ]),
    ...mounts
      .filter((mount) =>
        /^content(?:\/|$)/u.test(textAt(mount, "target") ?? ""),
      )
      .map((mount): [string | undefined, string | undefined] => [
        textAt(mount, "source"),
        textAt(mount, "lang"),
      ]),
    [textAt(config, "contentDir", "contentdir") ?? "content"],
  ];
  const sources = named.flatMap(([name, language]) =>
    (name === undefined ? [] : folderIn(project, "", name)).map(
      (folder): ContentSource => {
        const isOther =
          language !== undefined &&
          language.toLowerCase() !== mainLanguage(config);
        return { folder, kind: "page", ...(isOther ? { language } : {}) };
      },
    ),
  );
  return [
    ...new Map(
      sources.toReversed().map((each) => [each.folder, each]),
    ).values(),
  ];
}

/** What the pages of sections hand down to the pages below; what they hand to some of them is left to a person. */
function readCascades(project: Project): SiteDefault[] {
  const files = project.files.filter((file) =>
    /(?:^|\/)_index\.\w+$/u.test(file),
  );
  const sections = files.toSorted(
    (a, b) => a.split("/").length - b.split("/").length,
  );
  return sections.flatMap((file) => {
    const matter = readFrontMatter(project.readText(file) ?? "");
    const cascade =
      typeof matter === "string" ? [] : listOf(matter.fields.get("cascade"));
    const all = cascade.filter(
      (each) => !valueAt(each, "target") && !valueAt(each, "_target"),
    );
    const reason =
      "Its `cascade` for some pages (`target`) is not read: write those fields into the pages.";
    if (all.length < cascade.length)
      project.skipped.push({ file, reason, isEmpty: true });
    return all.map((each) => ({
      file,
      values: Object.fromEntries([
        ...entriesOf(each),
        ...entriesOf(valueAt(each, "params")),
      ]),
      appliesTo: ({ path }) => path !== file && isIn(path, folderOf(file)),
    }));
  });
}

function mainLanguage(config: unknown): string {
  return (textAt(config, "defaultContentLanguage") ?? "en").toLowerCase();
}

/** The folder above a file that is one page with all that lies in it. */
function bundleOf(stem: string, folder: string, project: Project) {
  const steps = stem.split("/");
  const depth = steps.length - (steps.at(-1) === "index" ? 2 : 1);
  return steps
    .slice(0, Math.max(depth, 0))
    .map((_, at) => joinPath(folder, ...steps.slice(0, at + 1)))
    .find((above) =>
      ["md", "markdown", "html"].some((end) =>
        project.has(`${above}/index.${end}`),
      ),
    );
}

/** https://gohugo.io/configuration/permalinks/#tokens */
function wordsOf({ fields, placed }: ReadFile, config: unknown) {
  const folders = placed.stem.split("/").slice(0, -1).map(urlize);
  // The configuration can say that the date at the start of a name is no part of it.
  const isDated = textsOf(valueAt(config, "frontmatter.date")).includes(
    ":filename",
  );
  const filename = urlize(isDated ? placed.slug : posix.basename(placed.stem));
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
