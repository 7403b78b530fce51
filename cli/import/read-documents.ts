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
import { parsePathDate } from "./fields/parse-date.ts";
import type { Import } from "./import.ts";
import { toDocument } from "./links/old-address.ts";
import { readExported } from "./project/exported-fields.ts";
import { readFrontMatter, type FrontMatter } from "./project/read-data.ts";
import { entriesOf, textAt, textsOf, valueAt } from "./project/plain-value.ts";
import { isIn, isNamed, type Project } from "./project/open-project.ts";

const TEXT = /\.(?:md|markdown|mdown|mkdn?|mkd|mdx)$/iu;
const OTHER_MARKUP =
  /\.(?:adoc|asciidoc|rst|org|textile|pandoc|rmd|wiki|haml|slim|mdoc|ipynb)$/iu;
/** Files about a repository, which no site shows, and what a site shows at addresses that it does not have. */
const NO_TEXT =
  /^(?:(?:readme|changelog|licen[cs]e|contributing|code_of_conduct|security|agents|claude|gemini|copilot-instructions|todo)\.\w+|.*\b404\.\w+)$/iu;
const FOR_PROGRAMS =
  /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|LICEN[CS]E|CHANGELOG|(?:PULL_REQUEST|ISSUE)_TEMPLATE)\.\w+$/u;
/** Every document of a project with its front matter read, in the order of their paths. @throws AppError when there is none */
export function readDocuments(run: Import): ForeignDocument[] {
  const { contentDir, dialect, dir, generator, project, site } = run;
  const before = project.skipped.length;
  const documents = project.files.flatMap((file) => {
    const found = readDocument(file, run) ?? [];
    if (!("reason" in found)) return found;
    project.skipped.push({ file, ...found });
    return [];
  });
  const hint = `Name the project, or the folder that holds its content. What lies in "${contentDir}", where the import would write, is not read: --content DIR names another folder.`;
  const left = project.losses.map(({ what }) => what).join(", ");
  const message = `There are no texts of ${dialect} in "${dir}"${left && `. Not followed: ${left}`}.`;
  const isFound = project.skipped.some(({ file, isEmpty }, at) =>
    at < before ? !isEmpty : !generator.templates?.test(file),
  );
  if (documents.length === 0 && !isFound)
    throw new AppError("nothing-to-import", message, { hint });
  const isNear = (path: string) =>
    isIn(path, project.dir) || isIn(project.dir, path);
  for (const { file, path, values } of site.defaults)
    for (const [name, value] of isNear(path) ? pairsOf(values) : [])
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
  const read = readFrontMatter(text);
  if (typeof read === "string") return { reason: read };
  const matter = placed.syntax === "mdx" ? readExported(read) : read;
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
  run: Import,
): Placed | { reason: string; isEmpty?: true } | undefined {
  const { generator, project, site } = run;
  const source = site.sources.find(({ folder }) => isIn(path, folder));
  if (source === undefined || !isIn(path, project.dir)) return undefined;
  const other = findOther(path, posix.relative(source.folder, path), run);
  if (other !== "text") return other;
  const placed = generator.place(placeIn(source, path), path, site, project);
  if (typeof placed === "string") return { reason: placed, isEmpty: true };
  const reason = `It is written in another markup (${posix.extname(path)}), not in Markdown: convert it first.`;
  return placed && OTHER_MARKUP.test(path) ? { reason } : placed;
}

/** What is no text to import, and says nothing or why; "text" for anything else. */
function findOther(path: string, inner: string, run: Import) {
  const { generator, project } = run;
  if (/(?:^|\/)\./u.test(inner)) return undefined;
  if (NO_TEXT.test(inner) || FOR_PROGRAMS.test(path))
    return TEXT.test(path)
      ? { reason: NO_POST, isEmpty: true as const }
      : undefined;
  // Of HTML, generators make pages only where there is front matter.
  const isPage =
    /\.html?$/iu.test(path) &&
    /^(?:---|\+\+\+)\s/u.test(project.readText(path) ?? "");
  if (isPage || TEXT.test(path) || OTHER_MARKUP.test(path)) return "text";
  const isPart = /(?:^|\/)_/u.test(inner);
  const isTemplate = generator.templates?.test(path) && !isPart;
  return isTemplate ? describeTemplate(path, project) : undefined;
}

const NO_POST =
  "It is about the repository, or says that there is no page: rename it to import it all the same.";

/** Why a template is left out. One that names a title, and lists no other texts, may be a post. */
function describeTemplate(path: string, project: Project) {
  const end = /(?:\.11ty)?\.\w+$/u.exec(path)?.[0] ?? "";
  const reason = `It is a template (${end}), whose code an import does not run: copy its words by hand.`;
  const text = project.readText(path) ?? "";
  const isList = /\{%-?\s*for\b|\.map\(|<template\b[^>]*\bfor=/u.test(text);
  const isText = /^---\s[^]*?^title\s*:/mu.test(text) && !isList;
  return isText ? { reason } : { reason, isEmpty: true as const };
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

/** Why the generator makes no page of a text, or one that nobody reads. */
function findNoPage({ body, fields }: ForeignFile, { generator }: Import) {
  for (const [name, pattern] of Object.entries(generator.noPage ?? {})) {
    const value = textAt(fields, name, `_${name}`, `${name}.0`) ?? "";
    if (pattern.test(value))
      return `The generator makes no page of it (\`${name}: ${value}\`): take that out to import it all the same.`;
  }
  const own = textAt(fields, generator.ownAddress ?? "") ?? "";
  if (/\.(?:css|ics|js|json|txt|webmanifest|xml)$/iu.test(own))
    return `It is no page: its address is ${own}.`;
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
