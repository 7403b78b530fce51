import { posix } from "node:path";
import { parsePathDate } from "../fields/parse-date.ts";
import type { Import } from "../open-import.ts";
import { fitsGlob, isIn, type ContentSource, type Placed } from "./dialect.ts";

const TEXT = /\.(?:md|markdown|mdown|mkdn?|mkd|mdx|html?)$/iu;
const OTHER_MARKUP =
  /\.(?:adoc|asciidoc|rst|org|textile|pandoc|rmd|wiki|haml|slim|mdoc|ipynb)$/iu;
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
export function placeFile(path: string, { generator, project, site }: Import) {
  const end = posix.extname(path);
  const isText = TEXT.test(path) || OTHER_MARKUP.test(path);
  if (!isIn(path, project.dir)) return undefined;
  if (generator.programs?.test(path)) return PROGRAM;
  const around = site.sources.filter(({ folder }) => isIn(path, folder));
  const [first] = around;
  if (!isText || first === undefined) return undefined;
  if (NO_TEXT.test(posix.relative(first.folder, path))) return undefined;
  // Of HTML, generators make pages only where there is front matter.
  if (/^\.html?$/iu.test(end) && !HAS_MATTER.test(project.readText(path) ?? ""))
    return undefined;
  const source = around.find((each) => takes(each, path));
  if (source === undefined)
    return `The configuration leaves it out: it takes ${first.patterns?.join(", ")}.`;
  const usual = placeUsually(path, source);
  const placed = generator.place
    ? generator.place({ path, placed: usual }, site, project)
    : usual;
  const reason = `It is written in another markup (${end}), not in Markdown: convert it first.`;
  return placed && OTHER_MARKUP.test(path) ? { reason } : placed;
}

/** True when a path fits one of the globs that take in, and none that leaves out. */
function takes({ folder, patterns = [] }: ContentSource, path: string) {
  const inner = posix.relative(folder, path);
  const isOut = (each: string) => each.startsWith("!");
  const taken = patterns.filter((each) => !isOut(each));
  const left = patterns.filter(isOut).map((each) => each.slice(1));
  const isTaken = taken.some((each) => fitsGlob(inner, each));
  const isLeft = left.some((each) => fitsGlob(inner, each));
  return (isTaken || taken.length === 0) && !isLeft;
}

/** What most generators take from the place of a file. */
function placeUsually(path: string, source: ContentSource): Placed {
  const { collection, folder, kind } = source;
  const stem = posix.relative(folder, path).replace(/\.\w+$/u, "");
  const page = stem.replace(/(?:^|\/)(?:_?index|readme)$/iu, "");
  const dated = parsePathDate(page);
  const above = collection ?? (posix.basename(folder) || "home");
  const end = posix.extname(path).toLowerCase();
  return {
    stem,
    folder,
    syntax: end === ".mdx" ? "mdx" : end < ".i" ? "html" : "markdown",
    kind,
    slug: posix.basename(dated?.rest ?? "") || posix.basename(page) || above,
    ...(dated ? { date: dated.date } : {}),
    collection,
  };
}
