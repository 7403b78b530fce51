import { posix } from "node:path";
import { parsePathDate } from "../fields/parse-date.ts";
import type { Project } from "../project/open-project.ts";
import {
  fitsPatterns,
  isIn,
  type ContentSource,
  type Dialect,
  type ForeignSite,
  type Placed,
} from "./dialect.ts";

const TEXT = /\.(?:md|markdown|mdown|mkdn?|mkd|mdx|html?)$/iu;
const OTHER_MARKUP =
  /\.(?:adoc|asciidoc|rst|org|textile|pandoc|pdc|rmd|wiki|haml|slim|mdoc|ipynb)$/iu;
/** Files about a repository, which no site shows, and what a site shows at addresses that it does not have. */
const NO_TEXT =
  /^(?:(?:readme|changelog|licen[cs]e|contributing|code_of_conduct|security)\.\w+|.*\b404\.\w+)$/iu;
const PROGRAM =
  "It is a program that makes a page, not a text: copy words of its own by hand.";
const HAS_MATTER = /^(?:---|\+\+\+)\s/u;

/**
 * What a file is: placed; why it cannot be taken over; a sentence that says why the generator leaves it out too; or
 * undefined for one that is no content.
 */
export function placeFile(
  path: string,
  dialect: Dialect,
  site: ForeignSite,
  project: Project,
): Placed | { reason: string } | string | undefined {
  if (!isIn(path, project.dir)) return undefined;
  if (dialect.programs?.test(path)) return PROGRAM;
  const isOther = OTHER_MARKUP.test(path);
  if (!isOther && !TEXT.test(path)) return undefined;
  // Of HTML, generators make pages only where there is front matter.
  if (/\.html?$/iu.test(path) && !HAS_MATTER.test(project.readText(path) ?? ""))
    return undefined;
  const around = site.sources.filter(({ folder }) => isIn(path, folder));
  const source = around.find(({ folder, patterns }) =>
    fitsPatterns(posix.relative(folder, path), patterns),
  );
  const left = around[0]?.patterns?.join(", ");
  if (source === undefined)
    return left && `The configuration leaves it out: it takes ${left}.`;
  const usual = placeUsually(path, source, project);
  const placed = dialect.place
    ? dialect.place({ path, placed: usual }, site, project)
    : usual;
  if (NO_TEXT.test(posix.relative(source.folder, path))) return undefined;
  const end = posix.extname(path);
  const reason = `It is written in another markup (${end}), not in Markdown: convert it first.`;
  return placed && isOther ? { reason } : placed;
}

/** What most generators take from the place of a file. */
function placeUsually(
  path: string,
  { collection, folder, kind, language }: ContentSource,
  { root }: Project,
): Placed {
  const stem = posix.relative(folder, path).replace(/\.\w+$/u, "");
  const page = stem.replace(/(?:^|\/)(?:_?index|readme)$/iu, "");
  const dated = parsePathDate(page);
  const above = collection ?? posix.basename(folder || root);
  const end = posix.extname(path).toLowerCase();
  return {
    stem,
    folder,
    syntax: end === ".mdx" ? "mdx" : end.startsWith(".h") ? "html" : "markdown",
    kind,
    slug: posix.basename(dated?.rest ?? "") || posix.basename(page) || above,
    ...(dated ? { date: dated.date } : {}),
    ...(collection === undefined ? {} : { collection }),
    ...(language === undefined ? {} : { language }),
  };
}
