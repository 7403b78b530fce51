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
  isIn,
  joinPath,
  type Dialect,
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
    const language = textAt(config, "defaultContentLanguage") ?? "en";
    const mounts = listOf(valueAt(config, "module.mounts")).filter(
      (mount) =>
        /^content(?:\/|$)/u.test(textAt(mount, "target") ?? "") &&
        (textAt(mount, "lang") ?? language) === language,
    );
    const named = [
      ...mounts.flatMap((mount) => textAt(mount, "source") ?? []),
      textAt(
        config,
        `languages.${language}.contentDir`,
        "contentDir",
        "contentdir",
      ) ?? "content",
    ];
    const folders = [
      ...new Set(named.flatMap((name) => folderIn(project, "", name))),
    ];
    const sources = folders.map((folder) => ({
      folder,
      kind: "page" as const,
    }));
    const site = createSite(project, files[0], config, sources);
    const sections = project.files.filter((file) =>
      /(?:^|\/)_index\.\w+$/u.test(file),
    );
    const unread = [...files, ...sections]
      .filter((file) =>
        /^"?\[{0,2}cascade\b/mu.test(project.readText(file) ?? ""),
      )
      .map((file) => ({ file, what: "cascade" }));
    return {
      ...site,
      unread,
      folder: "",
      assets: ["static", "assets", "public", ...folders, ""],
    };
  },
  place({ path, placed }, { config }, project) {
    if (placed.folder === "" && NO_CONTENT.test(path)) return undefined;
    const [, language] = /\.([a-z-]+)$/iu.exec(placed.stem) ?? [];
    if (language && valueAt(config, `languages.${language}`))
      return otherLanguage(language);
    const steps = placed.stem.split("/");
    const name = steps.at(-1);
    const bundle = steps
      .slice(0, name === "index" ? -2 : -1)
      .map((_, at) => joinPath(placed.folder, ...steps.slice(0, at + 1)))
      .find((above) => project.has(`${above}/index.md`));
    if (bundle !== undefined)
      return `It belongs to the page of the folder "${bundle}" (a leaf bundle), and Hugo makes no page of it: move it out of there if it should be one.`;
    const isLeaf = name === "index" && steps.length > 1;
    const kind = name === "_index" ? "section" : placed.kind;
    return {
      ...placed,
      kind,
      stem: isLeaf ? folderOf(placed.stem) : placed.stem,
    };
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
  addressOf(file, { config, unread }, date) {
    const { fields, path, placed } = file;
    // What a section cascades, and nobody follows here, can say that its texts are no pages.
    const isUnsure = unread.some(
      (each) =>
        /_index\.\w+$/u.test(each.file) && isIn(path, folderOf(each.file)),
    );
    if (isUnsure) return undefined;
    const isSection = placed.kind === "section";
    const section = placed.stem.includes("/")
      ? (placed.stem.split("/")[0] ?? "")
      : "/";
    const permalinks = valueAt(config, "permalinks");
    const own = textAt(
      permalinks,
      `${isSection ? "section" : "page"}.${section}`,
      isSection ? "" : section,
    );
    const usual = isSection ? "/:sections/" : "/:sections/:slugorfilename/";
    return fillPattern(
      textOf(fields.get("url")) ?? own ?? usual,
      wordsOf(file, config),
      date,
    );
  },
};

/** Why a text in another language is left out. */
export function otherLanguage(language: string): string {
  return `It is written in another language (${language}): an import takes one language.`;
}

/** The configuration as one mapping: `config/_default/params.toml` is what stands below `params`. */
function readConfig(project: Project, files: readonly string[]): unknown {
  const parts = files.map((path): unknown => {
    const name = posix.basename(path).replace(/\.\w+$/u, "");
    const data = readData(project, path);
    return /^(?:hugo|config)$/u.test(name) ? data : { [name]: data };
  });
  return Object.assign({}, ...parts.filter(isMapping));
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
  const name = slug ?? filename;
  const section = folders[0] ?? "";
  return {
    section,
    sections: folders.join("/"),
    title,
    slug: slug ?? title,
    slugorfilename: name,
    slugorcontentbasename: name,
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
