import { posix } from "node:path";
import { AppError } from "../app-error.ts";
import { isMapping } from "../model/value-at.ts";
import type {
  ContentSource,
  ForeignDocument,
  ForeignFile,
  ForeignSite,
  Placed,
} from "./dialects/dialect.ts";
import { fieldNames, knownField } from "./fields/field-reader.ts";
import { isVisibility } from "./fields/visibility.ts";
import { parseDate, parsePathDate } from "./fields/parse-date.ts";
import type { Import } from "./import.ts";
import { readFrontMatter, type FrontMatter } from "./project/read-data.ts";
import { entriesOf, textAt, textsOf, valueAt } from "./project/plain-value.ts";
import { isIn, isNamed } from "./project/open-project.ts";

const TEXT = /\.(?:md|markdown|mdown|mkdn?|mkd|mdx)$/iu;
const OTHER_MARKUP =
  /\.(?:adoc|asciidoc|rst|org|textile|pandoc|rmd|wiki|haml|slim|mdoc|ipynb)$/iu;
/** Files about a repository, which no site shows, and what a site shows at addresses that it does not have. */
const NO_TEXT =
  /^(?:(?:readme|changelog|licen[cs]e|contributing|code_of_conduct|security)\.\w+|.*\b404\.\w+)$/iu;

/** Every document of a project with its front matter read, in the order of their paths. @throws AppError when there is none */
export function readDocuments(run: Import): ForeignDocument[] {
  const { contentDir, dialect, dir, project, site } = run;
  const empty = project.skipped.filter(({ isEmpty }) => isEmpty).length;
  const documents = project.files.flatMap((file) => {
    const found = readDocument(file, run) ?? [];
    if (!("reason" in found)) return found;
    project.skipped.push({ file, ...found });
    return [];
  });
  const hint = `Name the project, or the folder that holds its content. What lies in "${contentDir}", where the import would write, is not read: --content DIR names another folder.`;
  const left = project.losses.map(({ what }) => what).join(", ");
  const message = `There are no texts of ${dialect} in "${dir}"${left && `. Not followed: ${left}`}.`;
  if (documents.length === 0 && project.skipped.length === empty)
    throw new AppError("nothing-to-import", message, { hint });
  for (const { file, values } of site.defaults)
    for (const [name, value] of pairsOf(values))
      if (!isInherited([name]))
        project.reportSetting(file, `${name}: ${JSON.stringify(value)}`);
  return documents;
}

/** A picture for all texts is no picture of one. */
function isInherited([name]: readonly [string, unknown?]): boolean {
  if (isVisibility(name)) return true;
  return knownField(name) !== undefined && !fieldNames.images.includes(name);
}

function readDocument(path: string, run: Import) {
  const placed = placeFile(path, run);
  if (placed === undefined || "reason" in placed) return placed;
  const text = run.project.readText(path);
  if (text === undefined)
    return { reason: "It is larger than 1 MB, or no text in UTF-8." };
  const matter = readFrontMatter(text);
  if (typeof matter === "string") return { reason: matter };
  if (isHard(matter.body))
    return { reason: "A parser could take minutes for it: split the text." };
  const given = givenTo(path, placed, run.site);
  const fields = nameFields(matter, given, run);
  const file = { ...matter, path, placed, fields };
  const reason = findNoPage(file, run);
  return reason ? { reason, isEmpty: true as const } : toDocument(file, run);
}

/** Fields that the site gives to a text, the strongest first: that for longer paths, then that for one type. */
function givenTo(path: string, { type }: Placed, { defaults }: ForeignSite) {
  return defaults
    .filter((each) => !each.type || each.type === type)
    .filter((each) => isNamed(path, each.path))
    .toReversed()
    .toSorted(
      (a, b) =>
        b.path.length - a.path.length || Number(!a.type) - Number(!b.type),
    )
    .flatMap(({ values }) => pairsOf(values).filter(isInherited));
}

/** What a file is; why it is left out; or undefined for one that is no content. */
function placeFile(
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
  const placed = generator.place(placeIn(source, path), path, site, project);
  if (typeof placed === "string") return { reason: placed, isEmpty: true };
  const reason = `It is written in another markup (${posix.extname(path)}), not in Markdown: convert it first.`;
  return placed && OTHER_MARKUP.test(path) ? { reason } : placed;
}

/** What most generators take from the place of a file. */
function placeIn(source: ContentSource, path: string): Placed {
  const { folder, kind = "page" } = source;
  const stem = posix.relative(folder, path).replace(/\.\w+$/u, "");
  const page = stem.replace(/(?:^|\/)(?:_?index|readme)$/iu, "");
  const dated = parsePathDate(page);
  const name = posix.basename(dated?.rest ?? "") || posix.basename(page);
  const slug = name || posix.basename(folder) || "home";
  const end = posix.extname(path).toLowerCase();
  const syntax = end === ".mdx" ? "mdx" : end < ".i" ? "html" : "markdown";
  return { source, stem, syntax, kind, slug, date: dated?.date };
}

/** Nesting of many levels, and many empty lines. */
const HARD = [/^(?:[ \t]|[-+*>]|\d+[.)]){61}/mu, /\n(?:[ \t>]*\r?\n){60}/u];

/** True for a text whose make-up could cost a parser minutes, which as little as 10 kB can. */
function isHard(body: string): boolean {
  return (
    body.length > 200_000 ||
    HARD.some((pattern) => pattern.test(body)) ||
    body.split(/\n[ \t]*\r?\n/u).some((block) => marksIn(block) > 1500) ||
    body.split("\n").some((line) => marksIn(line) > 400)
  );
}

function marksIn(text: string): number {
  return text.match(/[<>[\]*_`{&!~$|]/gu)?.length ?? 0;
}

/** Why the generator makes no page of a text, or one that nobody reads. */
function findNoPage({ body, fields }: ForeignFile, { generator }: Import) {
  for (const [name, pattern] of Object.entries(generator.noPage ?? {})) {
    const value = textAt(fields, name, `_${name}`, `${name}.0`) ?? "";
    if (pattern.test(value))
      return `The generator makes no page of it (\`${name}: ${value}\`): take that out to import it all the same.`;
  }
  const code = /<!--[\s\S]*?-->|^\s*(?:import|export)\s.*$/gmu;
  if (body.replaceAll(code, "").trim() !== "") return undefined;
  const [to] = fieldNames.redirects.flatMap((name) => textsOf(fields[name]));
  return to?.includes("/")
    ? `It redirects to ${to}: set that redirect up where the site is served.`
    : "It holds no text.";
}

/** Mappings of fields within the front matter, of Hugo and Zola. */
const NESTED = ["params", "taxonomies", "extra"];

/** Fields, then those in the mappings that Hugo and Zola have around some of them. */
function pairsOf(fields: unknown): [string, unknown][] {
  const nested = NESTED.flatMap((name) => entriesOf(valueAt(fields, name)));
  const own = entriesOf(fields).filter(
    ([name, value]) => !NESTED.includes(name) || !isMapping(value),
  );
  return [...own, ...nested];
}

/** Fields by the names that an import reads, whatever their spelling. */
function nameFields(
  { fields, lines }: FrontMatter,
  given: readonly [string, unknown][],
  { renames }: Import,
): Record<string, unknown> {
  const named = new Map<string, unknown>();
  for (const [written, value] of [...pairsOf(fields), ...given]) {
    const known = knownField(written) ?? written;
    const ours = renames.get(written) ?? renames.get(known);
    const name = ours ?? known;
    if (name === "" || (named.has(name) && ours === undefined)) continue;
    named.set(name, value);
    lines.set(name, lines.get(written) ?? 2);
  }
  return Object.fromEntries(named);
}

/** Adds what a text says of its old addresses: the one that it had, and those that led to it. */
function toDocument(file: ForeignFile, { dialect, generator, site }: Import) {
  const { fields, placed } = file;
  const own = textAt(fields, generator.ownAddress ?? "") ?? "";
  const isWhole = /^[^:{]*\/[^:{]*$/u.test(own);
  const date = placed.date ?? (isWhole ? parsePathDate(own)?.date : undefined);
  const written = fieldNames.dates.flatMap((name) => textsOf(fields[name]));
  const made =
    isWhole && own.startsWith("/")
      ? own
      : generator.addressOf?.(file, site, parseDate(written[0]) ?? date);
  const address = made?.replaceAll(/\/(?:\/+|index\.html$)/gu, "/");
  // Hugo takes an alias without a slash before it from the folder of the page.
  const folder = dialect === "hugo" ? posix.dirname(address ?? "/") : "/";
  const aliases = fieldNames.aliases
    .flatMap((name) => textsOf(fields[name], /[\s,]+/u))
    .map((alias) =>
      /^(?:https?:)?\//iu.test(alias) ? alias : posix.join(folder, alias),
    );
  // Without a configuration, it is only what the generator would usually have made.
  const isKnown = isWhole || site.areAddressesKnown;
  const isAddressKnown = address !== undefined && isKnown;
  const dated = { ...placed, date };
  return { ...file, placed: dated, address, isAddressKnown, aliases };
}
