import { posix } from "node:path";
import type {
  Dialect,
  ForeignDocument,
  ForeignSite,
  PlacedFile,
  SiteRedirect,
} from "./dialects/dialect.ts";
import { placeFile } from "./dialects/place-file.ts";
import { fieldNames, knownField } from "./fields/field-names.ts";
import { parseDate, parsePathDate } from "./fields/parse-date.ts";
import {
  readFrontMatter,
  type ForeignFrontMatter,
} from "./project/front-matter.ts";
import type { Project, Skipped } from "./project/open-project.ts";
import { isMapping, textOf, textsOf } from "./project/plain-value.ts";
import type { ReportFor } from "./losses.ts";

/** What the files of a project come to. */
export interface FoundDocuments {
  documents: ForeignDocument[];
  redirects: SiteRedirect[];
}

/** Where a text stands while it is read. */
interface Reading {
  project: Project;
  dialect: Dialect;
  site: ForeignSite;
  /** Their name of a field -> ours. */
  renames: ReadonlyMap<string, string>;
}

/** More texts than any site has. */
const MAX_DOCUMENTS = 20_000;

/** Every document of a project with its front matter read, in the order of their paths. */
export function readDocuments(reading: Reading): FoundDocuments {
  const { dialect, project, site } = reading;
  const documents: ForeignDocument[] = [];
  const redirects: SiteRedirect[] = [];
  for (const path of project.files) {
    const placed = placeFile(path, dialect, site, project);
    if (placed === undefined) continue;
    const found =
      "reason" in placed
        ? placed
        : documents.length >= MAX_DOCUMENTS
          ? {
              reason: `More than ${MAX_DOCUMENTS} texts: import folder by folder.`,
            }
          : readDocument({ path, placed }, reading);
    if ("reason" in found) project.skipped.push({ file: path, ...found });
    else if ("to" in found) redirects.push(found);
    else documents.push(found);
  }
  return { documents, redirects };
}

function readDocument(
  file: PlacedFile,
  reading: Reading,
): ForeignDocument | SiteRedirect | Omit<Skipped, "file"> {
  const { dialect, project, renames, site } = reading;
  const text = project.readText(file.path);
  if (text === undefined)
    return { reason: `It is larger than 1 MB, or not UTF-8 (nor UTF-16).` };
  if (text.includes("\0"))
    return { reason: "It holds NUL bytes: it is no text." };
  const matter = readFrontMatter(text);
  if (typeof matter === "string") return { reason: matter };
  liftFields(matter, dialect, renames);
  inheritFields(matter, file, site);
  const why = dialect.noPage?.({ ...file, ...matter }, site);
  if (why !== undefined) return { reason: why, isEmpty: true };
  const document = toDocument(file, matter, dialect, site);
  const isBare =
    matter.body
      .replaceAll(/<!--[\s\S]*?-->|^\s*(?:import|export)\s.*$/gmu, "")
      .trim() === "";
  const to = findRedirect(document, isBare, dialect);
  if (to === undefined)
    return isBare ? { reason: "It holds no text.", isEmpty: true } : document;
  const page = isBare
    ? "It holds no text of its own"
    : "Jekyll shows nothing of its text";
  return {
    file: file.path,
    from: [...document.addresses, ...document.aliases],
    to,
    page,
  };
}

/** Gives fields the names that an import reads: without the mapping around them, whatever their capitals. */
function liftFields(
  { fields, lines }: ForeignFrontMatter,
  { nested = [] }: Dialect,
  renames: ReadonlyMap<string, string>,
): void {
  for (const outer of nested) {
    const inner = fields.get(outer);
    if (!isMapping(inner)) continue;
    fields.delete(outer);
    for (const [name, value] of Object.entries(inner)) {
      const own = renames.has(`${outer}.${name}`) ? `${outer}.${name}` : name;
      if (!fields.has(own)) fields.set(own, value);
      if (!lines.has(own))
        lines.set(own, lines.get(name) ?? lines.get(outer) ?? 2);
    }
  }
  for (const [name, value] of [...fields]) {
    const known = knownField(name) ?? name;
    if (fields.has(known) || renames.has(name)) continue;
    fields.delete(name);
    fields.set(known, value);
    lines.set(known, lines.get(name) ?? 2);
  }
}

/** Adds what the site gives to all texts of a folder or kind; a picture for all of them is no picture of a text. */
function inheritFields(
  { fields }: ForeignFrontMatter,
  file: PlacedFile,
  { defaults }: ForeignSite,
): void {
  const own = new Set(fields.keys());
  for (const { values } of defaults.filter(({ appliesTo }) => appliesTo(file)))
    for (const [name, value] of Object.entries(
      isMapping(values) ? values : {},
    )) {
      const known = knownField(name);
      if (
        known !== undefined &&
        !own.has(known) &&
        !fieldNames.images.includes(known)
      )
        fields.set(known, value);
    }
}

/** Says once for each default picture that no text takes it over. */
export function reportDefaultImages(
  { defaults }: ForeignSite,
  reportFor: ReportFor,
): void {
  for (const { file, values } of defaults)
    for (const [name, value] of Object.entries(isMapping(values) ? values : {}))
      if (fieldNames.images.includes(name) && value)
        reportFor(file)(
          1,
          "image",
          `${name}: ${JSON.stringify(value)}`,
          "left out: it stands for many texts, and for none of them",
        );
}

/** Adds what a text says of its old addresses: the one that it had, and those that led to it. */
function toDocument(
  file: PlacedFile,
  matter: ForeignFrontMatter,
  dialect: Dialect,
  site: ForeignSite,
): ForeignDocument {
  const { fields } = matter;
  const own = textOf(fields.get(dialect.ownAddress ?? "")) ?? "";
  const isWhole = /^[^:{]*\/[^:{]*$/u.test(own);
  const placedDate =
    file.placed.date ?? parsePathDate(own.replace(/\/[^/]*\/?$/u, ""))?.date;
  const placed = {
    ...file.placed,
    ...(placedDate === undefined ? {} : { date: placedDate }),
  };
  const written = fieldNames.dates
    .map((name) => fields.get(name))
    .find((value) => value);
  const date =
    parseDate(written, dialect.dayFirst === true)?.date ?? placedDate;
  const made =
    own.startsWith("/") && isWhole
      ? own
      : dialect.addressOf({ ...file, fields }, site, date);
  const address = made?.replaceAll(/\/{2,}/gu, "/");
  // Hugo takes an alias without a slash before it from the folder of the page.
  const folder =
    dialect.name === "hugo"
      ? posix.dirname(address?.replace(/(?<=.)\/$/u, "") ?? "/")
      : "/";
  const aliases = fieldNames.aliases
    .flatMap((name) => textsOf(fields.get(name), /[\s,]+/u))
    .map((alias) =>
      /^(?:https?:)?\//iu.test(alias) ? alias : posix.join(folder, alias),
    );
  return {
    ...matter,
    path: file.path,
    placed,
    addresses: address === undefined ? [] : [address],
    isAddressKnown:
      isWhole || (address !== undefined && site.configFile !== undefined),
    aliases,
  };
}

/** Where a page leads that shows nothing of its own. */
function findRedirect(
  { fields }: ForeignFrontMatter,
  isBare: boolean,
  { name }: Dialect,
): string | undefined {
  // The plugin of Jekyll shows no text of such a page, whatever it holds.
  const names = isBare
    ? fieldNames.redirects
    : name === "jekyll"
      ? ["redirect_to"]
      : [];
  return names
    .flatMap((each) => textsOf(fields.get(each)))
    .find((to) => /^(?:\.{0,2}\/|https?:|[\w-]+\/)/iu.test(to));
}
