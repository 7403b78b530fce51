import { posix } from "node:path";
import { parsePathDate } from "../fields/parse-date.ts";
import type { Skipped } from "../project/open-project.ts";
import type { Project } from "../project/open-project.ts";
import {
  fitsPatterns,
  isIn,
  type ContentSource,
  type Dialect,
  type ForeignSite,
  type Placed,
} from "./dialect.ts";

const MARKDOWN = /\.(?:md|markdown|mdown|mkdn?|mkd)$/iu;
const OTHER_MARKUP =
  /\.(?:adoc|asciidoc|ad|rst|org|textile|pandoc|pdc|rmd|wiki|haml|slim|mdoc|ipynb)$/iu;
/** Files about a repository, which no site shows. */
const ABOUT_REPOSITORY =
  /^(?:readme|changelog|licen[cs]e|contributing|code_of_conduct|security)\.\w+$/iu;

/** What a file is: placed, left out with a reason, or undefined for one that is no content. */
export function placeFile(
  path: string,
  dialect: Dialect,
  site: ForeignSite,
  project: Project,
): Placed | Omit<Skipped, "file"> | undefined {
  if (!isIn(path, project.dir)) return undefined;
  if (dialect.programs?.test(path)) return { reason: PROGRAM, isEmpty: true };
  const isOther = OTHER_MARKUP.test(path);
  if (!isOther && !MARKDOWN.test(path) && !/\.(?:mdx|html?)$/iu.test(path))
    return undefined;
  const isHtml = /\.html?$/iu.test(path);
  // Of HTML, generators make pages only where there is front matter.
  if (isHtml && !/^(?:---|\+\+\+)\s/u.test(project.readText(path) ?? ""))
    return undefined;
  const around = site.sources.filter(({ folder }) => isIn(path, folder));
  const source = around.find(({ folder, patterns }) =>
    fitsPatterns(innerPath(path, folder), patterns),
  );
  if (source === undefined) return around[0] && leftOutBy(around[0], dialect);
  if (/(?:^|\/)404\.\w+$/u.test(path))
    return { reason: NOT_FOUND, isEmpty: true };
  const placed = dialect.place(
    { path, source, placed: placeUsually(path, source, project) },
    site,
    project,
  );
  if (placed === undefined || "reason" in placed)
    return placed && { ...placed, isEmpty: true };
  const inner = innerPath(path, source.folder);
  if (
    !inner.includes("/") &&
    ABOUT_REPOSITORY.test(inner) &&
    source.route !== "docs"
  )
    return undefined;
  if (!isOther) return placed;
  const extension = posix.extname(path);
  return {
    reason: `It is written in another markup (${extension}), not in Markdown: convert it first.`,
  };
}

const PROGRAM =
  "It is a program that makes a page, not a text: copy words of its own by hand.";

const NOT_FOUND =
  "It is what the site shows at addresses that it does not have.";

function leftOutBy(
  { collection, patterns = [] }: ContentSource,
  { name }: Dialect,
): Omit<Skipped, "file"> {
  const who =
    collection === undefined ? name : `the collection "${collection}"`;
  const reason = `The configuration leaves it out: ${who} reads ${patterns.join(", ")}.`;
  return { reason, isEmpty: true };
}

function innerPath(path: string, folder: string): string {
  return folder === "" ? path : path.slice(folder.length + 1);
}

/** What most generators take from the place of a file. */
function placeUsually(
  path: string,
  { collection, folder, kind, language }: ContentSource,
  { root }: Project,
): Placed {
  const stem = innerPath(path, folder).replace(/\.\w+$/u, "");
  const page = stem.replace(/(?:^|\/)(?:_?index|readme)$/iu, "");
  const dated = parsePathDate(page);
  const last =
    posix.basename(page) || (collection ?? posix.basename(folder || root));
  return {
    stem,
    folder,
    syntax: path.toLowerCase().endsWith(".mdx") ? "mdx" : "markdown",
    kind,
    slug: posix.basename(dated?.rest ?? "") || last,
    ...(/\.html?$/iu.test(path) ? { isHtml: true as const } : {}),
    ...(dated ? { date: dated.date } : {}),
    ...(language === undefined ? {} : { language }),
    ...(collection === undefined ? {} : { collection }),
  };
}
