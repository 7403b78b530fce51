import { posix } from "node:path";
import { textAt, textsOf, valueAt } from "../project/plain-value.ts";
import { otherLanguage, type Dialect } from "./dialect.ts";
import { folderOf, isIn, isNamed, joinPath } from "../project/open-project.ts";
import { readFrontMatter } from "../project/read-data.ts";

/** Zola: folders with `_index.md` are sections, and a page can name its whole `path`. */
export const zola: Dialect = {
  configuration: /^(?:zola|config)\.toml$/u,
  templating: "zola",
  ownAddress: "path",
  noPage: { render: /^false$/u },
  readSite({ folder }, project) {
    const content = joinPath(folder, "content");
    // Zola reads nothing of a section that is a draft.
    const defaults = project.files
      .filter((file) => isIn(file, content) && file.endsWith("/_index.md"))
      .flatMap((file) => {
        const matter = readFrontMatter(project.readText(file) ?? "");
        const draft = textAt(matter, "fields.draft");
        return draft ? { file, path: folderOf(file), values: { draft } } : [];
      });
    const sources = [{ folder: content }];
    return { sources, assets: ["static", "content", ""], defaults };
  },
  place(placed, path, site) {
    const inner = posix.relative(placed.source.folder, path);
    const ignored = textsOf(valueAt(site.config, "ignored_content"));
    if (ignored.some((pattern) => isNamed(inner, pattern)))
      return "`ignored_content` of the configuration names it, so Zola does not read it either.";
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
