import { posix } from "node:path";
import { AppError } from "../app-error.ts";
import {
  givenTo,
  type ForeignDocument,
  type PlacedFile,
  type ReadFile,
} from "./dialects/dialect.ts";
import { placeFile } from "./dialects/place-file.ts";
import { fieldNames, knownField } from "./fields/field-names.ts";
import { parseDate, parsePathDate } from "./fields/parse-date.ts";
import type { Import } from "./import.ts";
import {
  readFrontMatter,
  type ForeignFrontMatter,
} from "./project/front-matter.ts";
import type { Skipped } from "./project/open-project.ts";
import { entriesOf, textOf, textsOf } from "./project/plain-value.ts";

/** More texts than any site has. */
const MAX_DOCUMENTS = 20_000;

/** Every document of a project with its front matter read, in the order of their paths. @throws AppError when there is none */
export function readDocuments(run: Import): ForeignDocument[] {
  const { dialect, dir, project, reportFor } = run;
  const documents: ForeignDocument[] = [];
  for (const path of project.files) {
    const placed = placeFile(path, run);
    if (placed === undefined) continue;
    const isFull = documents.length >= MAX_DOCUMENTS;
    const found = isFull
      ? { reason: `More than ${MAX_DOCUMENTS} texts: import folder by folder.` }
      : typeof placed === "string"
        ? { reason: placed, isEmpty: true as const }
        : "reason" in placed
          ? placed
          : readDocument({ path, placed }, run);
    if ("reason" in found) project.skipped.push({ file: path, ...found });
    else documents.push(found);
  }
  if (documents.length + project.skipped.length === 0)
    throw new AppError(
      "nothing-to-import",
      `There are no texts of ${dialect} in "${dir}".`,
      {
        hint: "Name the project, or the folder that holds its content.",
      },
    );
  for (const { file, what } of unread(run))
    reportFor(file)(
      1,
      "field",
      what,
      "left out: an import does not follow what is said for many texts",
    );
  return documents;
}

/** What the site says for many texts and no text takes over, each once. */
function unread({ site }: Import) {
  const given = site.defaults.flatMap(({ file, values }) =>
    entriesOf(values).map(([name, value]) => ({
      file,
      name,
      what: `${name}: ${JSON.stringify(value)}`,
    })),
  );
  return [
    ...site.unread,
    ...given.filter(({ name }) => fieldNames.images.includes(name)),
  ];
}

function readDocument(
  file: PlacedFile,
  run: Import,
): ForeignDocument | Omit<Skipped, "file"> {
  const text = run.project.readText(file.path);
  if (text === undefined)
    return { reason: "It is larger than 1 MB, or not UTF-8." };
  if (text.includes("\0"))
    return { reason: "It holds NUL bytes: it is no text." };
  const matter = readFrontMatter(text);
  if (typeof matter === "string") return { reason: matter };
  const read = { ...file, ...matter };
  liftFields(read, run);
  inheritFields(read, run);
  const why = run.generator.noPage?.(read, run.site);
  if (why !== undefined) return { reason: why, isEmpty: true };
  const isBare =
    matter.body
      .replaceAll(/<!--[\s\S]*?-->|^\s*(?:import|export)\s.*$/gmu, "")
      .trim() === "";
  // The plugin of Jekyll shows no text of a page that redirects, whatever it holds.
  const names = isBare
    ? fieldNames.redirects
    : run.dialect === "jekyll"
      ? ["redirect_to"]
      : [];
  const [to] = names.flatMap((name) => textsOf(read.fields.get(name)));
  if (to?.includes("/"))
    return {
      reason: `It redirects to ${to}: set that redirect up where the site is served.`,
      isEmpty: true,
    };
  return isBare
    ? { reason: "It holds no text.", isEmpty: true }
    : toDocument(read, run);
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
    const inner = entriesOf(fields.get(outer));
    if (inner.length > 0) fields.delete(outer);
    for (const [name, value] of inner)
      move(
        name,
        renames.has(`${outer}.${name}`) ? `${outer}.${name}` : name,
        value,
        lines.get(outer),
      );
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
  const own = new Set([...file.fields.keys(), ...fieldNames.images]);
  for (const [name, value] of givenTo(file, site).flatMap(({ values }) =>
    entriesOf(values),
  )) {
    const known = knownField(name);
    if (known !== undefined && !own.has(known)) file.fields.set(known, value);
  }
}

/** Adds what a text says of its old addresses: the one that it had, and those that led to it. */
function toDocument(
  read: ReadFile,
  { dialect, generator, site }: Import,
): ForeignDocument {
  const { fields, placed } = read;
  const { ownAddress = "" } = generator;
  const own = textOf(fields.get(ownAddress)) ?? "";
  const isWhole = /^[^:{]*\/[^:{]*$/u.test(own);
  const date =
    placed.date ?? parsePathDate(own.replace(/\/[^/]*\/?$/u, ""))?.date;
  const [written] = fieldNames.dates.flatMap((name) =>
    textsOf(fields.get(name)),
  );
  const known = parseDate(written, generator.dayFirst)?.date ?? date;
  const made =
    isWhole && own.startsWith("/")
      ? own
      : generator.addressOf?.(read, site, known);
  const address = made?.replaceAll(/\/(?:\/+|index\.html$)/gu, "/");
  return {
    ...read,
    placed: date === undefined ? placed : { ...placed, date },
    address,
    // Without a configuration, it is only what the generator would usually have made.
    isAddressKnown: Boolean(address && (isWhole || site.configFile)),
    aliases: aliasesOf(read, dialect === "hugo" ? address : "/"),
  };
}

/** Former addresses. Hugo takes one without a slash before it from the folder of the page. */
function aliasesOf({ fields }: ReadFile, address = "/"): string[] {
  const folder = posix.dirname(address.replace(/(?<=.)\/$/u, ""));
  return fieldNames.aliases
    .flatMap((name) => textsOf(fields.get(name), /[\s,]+/u))
    .map((alias) =>
      /^(?:https?:)?\//iu.test(alias) ? alias : posix.join(folder, alias),
    );
}
