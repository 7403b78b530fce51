import { posix } from "node:path";
import { textOf, valueAt } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import {
  createSite,
  findFile,
  folderOf,
  joinPath,
  splitLanguage,
  type Dialect,
} from "./dialect.ts";

const CONFIG = /^(?:zola|config)\.toml$/u;

/** Zola: folders with `_index.md` are sections, and a page can name its whole `path`. */
export const zola: Dialect = {
  configuration: CONFIG,
  templating: "zola",
  nested: ["taxonomies", "extra"],
  ownAddress: "path",
  readSite(project) {
    const file = findFile(project, CONFIG);
    const folder = joinPath(folderOf(file ?? ""), "content");
    const site = createSite(project, file, readData(project, file), [
      { folder, kind: "page" },
    ]);
    return { ...site, assets: ["static", "content", ""] };
  },
  place({ placed }, { config }) {
    const found = splitLanguage(placed, valueAt(config, "languages"));
    const isSection = posix.basename(found.stem) === "_index";
    return isSection ? { ...found, kind: "section" } : found;
  },
  noPage: ({ fields, placed }) =>
    placed.kind === "section" && fields.get("render") === false
      ? "Zola makes no page of it (`render = false`): take that out to import it all the same."
      : undefined,
  addressOf({ fields, placed }) {
    const language = placed.language ?? "";
    const own = textOf(fields.get("path"));
    if (own !== undefined) return `/${joinPath(language, own)}/`;
    const folders = folderOf(placed.stem).split("/").map(slugify);
    if (placed.kind === "section") return `/${joinPath(language, ...folders)}/`;
    // A page that is a folder of its own is named after the folder.
    const isIndex = posix.basename(placed.stem) === "index";
    const slug = textOf(fields.get("slug")) ?? slugify(placed.slug);
    return `/${joinPath(language, ...(isIndex ? folders.slice(0, -1) : folders), slug)}/`;
  },
};

/** As Zola makes addresses unless told otherwise: ASCII letters, digits and single hyphens. */
function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z\d]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}
