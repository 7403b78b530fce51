import { posix } from "node:path";
import { parsePathDate } from "../fields/parse-date.ts";
import type { Import } from "../import.ts";
import { isIn, type ContentSource, type Placed } from "./dialect.ts";

const TEXT = /\.(?:md|markdown|mdown|mkdn?|mkd|mdx)$/iu;
const OTHER_MARKUP =
  /\.(?:adoc|asciidoc|rst|org|textile|pandoc|rmd|wiki|haml|slim|mdoc|ipynb)$/iu;
/** Files about a repository, which no site shows, and what a site shows at addresses that it does not have. */
const NO_TEXT =
  /^(?:(?:readme|changelog|licen[cs]e|contributing|code_of_conduct|security)\.\w+|.*\b404\.\w+)$/iu;

/** What a file is; why it is left out; or undefined for one that is no content. */
export function placeFile(
  path: string,
  { generator, project, site }: Import,
): Placed | { reason: string; isEmpty?: true } | undefined {
  const source = site.sources.find(({ folder }) => isIn(path, folder));
  if (source === undefined || !isIn(path, project.dir)) return undefined;
  if (NO_TEXT.test(posix.relative(source.folder, path))) return undefined;
  // Of HTML, generators make pages only where there is front matter.
  const isPage =
    /\.html?$/iu.test(path) &&
    /^(?:---|\+\+\+)\s/u.test(project.readText(path) ?? "");
  if (!isPage && !TEXT.test(path) && !OTHER_MARKUP.test(path)) return undefined;
  const usual = placeIn(source, path);
  const placed = generator.place
    ? generator.place({ path, placed: usual }, site, project)
    : usual;
  if (typeof placed === "string") return { reason: placed, isEmpty: true };
  const reason = `It is written in another markup (${posix.extname(path)}), not in Markdown: convert it first.`;
  return placed && OTHER_MARKUP.test(path) ? { reason } : placed;
}

/** What most generators take from the place of a file. */
function placeIn(source: ContentSource, path: string): Placed {
  const { folder, kind } = source;
  const stem = posix.relative(folder, path).replace(/\.\w+$/u, "");
  const page = stem.replace(/(?:^|\/)(?:_?index|readme)$/iu, "");
  const dated = parsePathDate(page);
  const name = posix.basename(dated?.rest ?? "") || posix.basename(page);
  const slug = name || posix.basename(folder) || "home";
  const end = posix.extname(path).toLowerCase();
  const syntax = end === ".mdx" ? "mdx" : end < ".i" ? "html" : "markdown";
  return { source, stem, syntax, kind, slug, date: dated?.date };
}
