import { posix } from "node:path";
import { textAt } from "../project/plain-value.ts";
import { otherLanguage, type Dialect } from "./dialect.ts";
import { folderOf, joinPath } from "../project/open-project.ts";

/** Zola: folders with `_index.md` are sections, and a page can name its whole `path`. */
export const zola: Dialect = {
  configuration: /^(?:zola|config)\.toml$/u,
  templating: "zola",
  ownAddress: "path",
  noPage: { render: /^false$/u },
  readSite: ({ folder }) => ({
    sources: [{ folder: joinPath(folder, "content") }],
    assets: ["static", "content", ""],
  }),
  place(placed, _, site) {
    const isSection = posix.basename(placed.stem) === "_index";
    const kind = isSection ? "section" : placed.kind;
    return otherLanguage(placed, site) ?? { ...placed, kind };
  },
  addressOf({ fields, placed }) {
    const own = textAt(fields, "path");
    if (own !== undefined) return `/${joinPath(own)}/`;
    const folders = folderOf(placed.stem).split("/").map(slugify);
    // A page that is a folder of its own is named after the folder.
    if (posix.basename(placed.stem) === "index") folders.pop();
    const slug = textAt(fields, "slug") ?? slugify(placed.slug);
    const last = placed.kind === "section" ? "" : slug;
    return posix.join("/", ...folders, last, "/");
  },
};

/** As Zola makes addresses unless told otherwise: ASCII letters, digits and single hyphens. */
function slugify(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[^a-z\d]+/gu, "-").replaceAll(/^-|-$/gu, "");
}
