import { posix } from "node:path";
import { parsePathDate } from "../fields/parse-date.ts";
import { isMapping, textAt, textOf, valueAt } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import {
  createSite,
  folderIn,
  folderOf,
  joinPath,
  type Dialect,
} from "./dialect.ts";

const CONFIG = /^(?:zola|config)\.toml$/u;

/** Zola: folders with `_index.md` are sections, and a page can name its whole `path`. */
export const zola: Dialect = {
  name: "zola",
  configuration: CONFIG,
  templating: "zola",
  nested: ["taxonomies", "extra"],
  ownAddress: "path",
  readSite(project) {
    const configFile = project.files.find((file) => CONFIG.test(file));
    const config = configFile && readData(project, configFile);
    const folder = folderIn(project, "", "content") ?? "content";
    const site = createSite(project, configFile, config, [
      { folder, kind: "page" },
    ]);
    const assets = ["static", folder, ""];
    return {
      ...site,
      author: textAt(config, "author", "extra.author"),
      assets,
    };
  },
  place({ placed }, { config }) {
    const [, stem, language] =
      /^(.+)\.([a-z]{2}(?:-[a-zA-Z]+)?)$/u.exec(placed.stem) ?? [];
    const languages = valueAt(config, "languages");
    const isKnown =
      isMapping(languages) && Object.hasOwn(languages, language ?? "");
    const found =
      stem === undefined || language === undefined || !isKnown
        ? placed
        : { ...placed, stem, language, slug: nameOf(stem) };
    if (posix.basename(found.stem) !== "_index") return found;
    return {
      ...found,
      kind: "section",
      slug: found.stem.split("/").at(-2) ?? "home",
    };
  },
  noPage: ({ fields, placed }) =>
    placed.kind === "section" && fields.get("render") === false
      ? "Zola makes no page of it (`render = false`): take that out to import it all the same."
      : undefined,
  addressOf({ fields, placed }) {
    const language = placed.language ?? "";
    const own = textOf(fields.get("path"));
    if (own !== undefined) return `/${joinPath(language, own)}/`;
    const folder = folderOf(placed.stem).split("/").map(slugify);
    if (placed.kind === "section") return `/${joinPath(language, ...folder)}/`;
    const name = posix.basename(placed.stem);
    // A page that is a folder of its own is named after the folder.
    const steps = name === "index" ? folder.slice(0, -1) : folder;
    const slug = textOf(fields.get("slug")) ?? slugify(placed.slug);
    return `/${joinPath(language, ...steps, slug)}/`;
  },
};

/** The name of a page, which a page with files of its own has from its folder. */
function nameOf(stem: string): string {
  const name = posix.basename(stem.replace(/\/_?index$/u, ""));
  return parsePathDate(name)?.rest ?? name;
}

/** As Zola makes addresses unless told otherwise: ASCII letters, digits and single hyphens. */
function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z\d]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}
