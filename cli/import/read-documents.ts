import { posix } from "node:path";
import { AppError } from "../app-error.ts";
import {
  givenTo,
  type ForeignDocument,
  type PlacedFile,
  type ReadFile,
  type SiteRedirect,
} from "./dialects/dialect.ts";
import { placeFile } from "./dialects/place-file.ts";
import { fieldNames, knownField } from "./fields/field-names.ts";
import { parseDate, parsePathDate } from "./fields/parse-date.ts";
import type { Import } from "./open-import.ts";
import {
  readFrontMatter,
  type ForeignFrontMatter,
} from "./project/front-matter.ts";
import type { Skipped } from "./project/open-project.ts";
import { entriesOf, textOf, textsOf } from "./project/plain-value.ts";

/** More texts than any site has. */
const MAX_DOCUMENTS = 20_000;

/**
 * Every document of a project with its front matter read, in the order of their paths, and its redirects.
 * @throws AppError when there is nothing to import
 */
export function readDocuments(run: Import): {
  documents: ForeignDocument[];
  redirects: SiteRedirect[];
} {
  const { dialect, dir, generator, project, site } = run;
  const documents: ForeignDocument[] = [];
  const redirects = [...site.redirects];
  const skip = (file: string, reason: string) =>
    project.skipped.push({ file, reason, isEmpty: true });
  for (const path of project.files) {
    const placed = placeFile(path, generator, site, project);
    if (placed === undefined) continue;
    if (typeof placed === "string") skip(path, placed);
    else if (documents.length >= MAX_DOCUMENTS)
      skip(path, `More than ${MAX_DOCUMENTS} texts: import folder by folder.`);
    else {
      const found =
        "reason" in placed ? placed : readDocument({ path, placed }, run);
      if ("reason" in found) project.skipped.push({ file: path, ...found });
      else if ("to" in found) redirects.push(found);
      else documents.push(found);
    }
  }
  if (documents.length + redirects.length + project.skipped.length === 0)
    throw new AppError(
      "nothing-to-import",
      `There are no texts of ${dialect} in "${dir}".`,
      {
        hint: "Name the project, or the folder that holds its content.",
      },
    );
  reportDefaultImages(run);
  return { documents, redirects };
}

function readDocument(
  file: PlacedFile,
  run: Import,
): ForeignDocument | SiteRedirect | Omit<Skipped, "file"> {
  const text = run.project.readText(file.path);
  if (text === undefined)
    return { reason: "It is larger than 1 MB, or not UTF-8 (nor UTF-16)." };
  if (text.includes("\0"))
    return { reason: "It holds NUL bytes: it is no text." };
  const matter = readFrontMatter(text);
  if (typeof matter === "string") return { reason: matter };
  const read = { ...file, ...matter };
  liftFields(read, run);
  inheritFields(read, run);
  const why = run.generator.noPage?.(read, run.site);
  if (why !== undefined) return { reason: why, isEmpty: true };
  const document = toDocument(read, run);
  const { address, aliases, body, fields } = document;
  const isBare =
    body
      .replaceAll(/<!--[\s\S]*?-->|^\s*(?:import|export)\s.*$/gmu, "")
      .trim() === "";
  // The plugin of Jekyll shows no text of a page that redirects, whatever it holds.
  const names = isBare
    ? fieldNames.redirects
    : run.dialect === "jekyll"
      ? ["redirect_to"]
      : [];
  const to = names
    .flatMap((name) => textsOf(fields.get(name)))
    .find((each) => /^(?:\.{0,2}\/|https?:|[\w-]+\/)/iu.test(each));
  if (to !== undefined)
    return {
      file: file.path,
      from: [...(address === undefined ? [] : [address]), ...aliases],
      to,
      isPage: true,
    };
  return isBare ? { reason: "It holds no text.", isEmpty: true } : document;
}

/** Gives fields the names that an import reads: without the mapping around them, whatever their capitals. */
function liftFields(
  { fields, lines }: ForeignFrontMatter,
  { generator, renames }: Import,
): void {
  const move = (from: string, to: string, value: unknown, line = 2) => {
    if (fields.has(to)) return;
    fields.set(to, value);
    lines.set(to, lines.get(to) ?? lines.get(from) ?? line);
  };
  for (const outer of generator.nested ?? []) {
    for (const [name, value] of entriesOf(fields.get(outer)))
      move(
        name,
        renames.has(`${outer}.${name}`) ? `${outer}.${name}` : name,
        value,
        lines.get(outer),
      );
    if (entriesOf(fields.get(outer)).length > 0) fields.delete(outer);
  }
  for (const [name, value] of fields.entries().toArray()) {
    const known = knownField(name) ?? name;
    if (fields.has(known) || renames.has(name)) continue;
    move(name, known, value);
    fields.delete(name);
  }
}

/** Adds what the site gives to many texts; a picture for all of them is no picture of a text. */
function inheritFields(file: ReadFile, { site }: Import): void {
  const own = new Set(file.fields.keys());
  for (const [name, value] of givenTo(file, site).flatMap(({ values }) =>
    entriesOf(values),
  )) {
    const known = knownField(name);
    const isTaken =
      known === undefined ||
      own.has(known) ||
      fieldNames.images.includes(known);
    if (!isTaken) file.fields.set(known, value);
  }
}

/** Says once for each default picture that no text takes it over. */
function reportDefaultImages({ reportFor, site }: Import): void {
  for (const { file, values } of site.defaults)
    for (const [name, value] of entriesOf(values))
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
  read: ReadFile,
  { dialect, generator, site }: Import,
): ForeignDocument {
  const { fields } = read;
  const own = textOf(fields.get(generator.ownAddress ?? "")) ?? "";
  const isWhole = /^[^:{]*\/[^:{]*$/u.test(own);
  const date =
    read.placed.date ?? parsePathDate(own.replace(/\/[^/]*\/?$/u, ""))?.date;
  const written = fieldNames.dates.flatMap((name) =>
    textsOf(fields.get(name)),
  )[0];
  const known = parseDate(written, generator.dayFirst)?.date ?? date;
  const made =
    isWhole && own.startsWith("/")
      ? own
      : generator.addressOf?.(read, site, known);
  const address = made?.replaceAll(/\/(?:\/+|index\.html$)/gu, "/");
  // Hugo takes an alias without a slash before it from the folder of the page.
  const folder =
    dialect === "hugo"
      ? posix.dirname((address ?? "/").replace(/(?<=.)\/$/u, ""))
      : "/";
  const aliases = fieldNames.aliases
    .flatMap((name) => textsOf(fields.get(name), /[\s,]+/u))
    .map((alias) =>
      /^(?:https?:)?\//iu.test(alias) ? alias : posix.join(folder, alias),
    );
  return {
    ...read,
    placed: date === undefined ? read.placed : { ...read.placed, date },
    address,
    isAddressKnown:
      address !== undefined && (isWhole || site.configFile !== undefined),
    aliases,
  };
}
