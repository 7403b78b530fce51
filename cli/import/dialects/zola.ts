import { posix } from "node:path";
import { textOf } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import {
  createSite,
  findFile,
  folderOf,
  joinPath,
  languageOf,
  otherLanguage,
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
    const config = readData(project, file);
    const site = createSite(project, file, config, [{ folder, kind: "page" }]);
    return { ...site, assets: ["static", "content", ""] };
  },
  place({ placed }, { config }) {
    const language = languageOf(placed.stem, config);
    if (language) return otherLanguage(language);
    const isSection = posix.basename(placed.stem) === "_index";
    return isSection ? { ...placed, kind: "section" } : placed;
  },
  addressOf({ fields, placed }) {
    const own = textOf(fields.get("path"));
    if (own !== undefined) return `/${joinPath(own)}/`;
    const folders = folderOf(placed.stem).split("/").map(slugify);
    // A page that is a folder of its own is named after the folder.
    if (posix.basename(placed.stem) === "index") folders.pop();
    const slug = textOf(fields.get("slug")) ?? slugify(placed.slug);
    const last = placed.kind === "section" ? "" : slug;
    return posix.join("/", ...folders, last, "/");
  },
};

/** As Zola makes addresses unless told otherwise: ASCII letters, digits and single hyphens. */
function slugify(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[^a-z\d]+/gu, "-").replaceAll(/^-|-$/gu, "");
}
