import { posix } from "node:path";
import { parsePathDate } from "../fields/parse-date.ts";
import type { Project } from "../project/open-project.ts";
import type { Import } from "../import.ts";
import { fitsGlob, isIn, type ContentSource, type Placed } from "./dialect.ts";

const TEXT = /\.(?:md|markdown|mdown|mkdn?|mkd|mdx)$/iu;
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
  if (!isIn(path, project.dir)) return undefined;
  if (generator.programs?.test(path)) return PROGRAM;
  const around = site.sources.filter(({ folder }) => isIn(path, folder));
  const [first] = around;
  if (first === undefined || !isText(path, first.folder, project))
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

/** True for a text; of HTML, generators make pages only where there is front matter. */
function isText(path: string, folder: string, { readText }: Project): boolean {
  if (NO_TEXT.test(posix.relative(folder, path))) return false;
  if (/\.html?$/iu.test(path)) return HAS_MATTER.test(readText(path) ?? "");
  return TEXT.test(path) || OTHER_MARKUP.test(path);
}

/** True when a path fits one of the globs that take in, and none that leaves out. */
function takes({ folder, patterns = [] }: ContentSource, path: string) {
  const inner = posix.relative(folder, path);
  const taken = patterns.filter((each) => !each.startsWith("!"));
  const isTaken = taken.some((each) => fitsGlob(inner, each));
  const isLeft = patterns.some(
    (each) => each.startsWith("!") && fitsGlob(inner, each.slice(1)),
  );
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
