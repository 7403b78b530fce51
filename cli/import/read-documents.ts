import { posix } from "node:path";
import { AppError } from "../app-error.ts";
import {
  givenTo,
  reportSetting,
  type ForeignDocument,
  type PlacedFile,
  type ReadFile,
} from "./dialects/dialect.ts";
import { placeFile } from "./dialects/place-file.ts";
import { fieldNames, knownField } from "./fields/field-names.ts";
import { parseDate, parsePathDate } from "./fields/parse-date.ts";
import type { Import } from "./import.ts";
import { readFrontMatter } from "./project/front-matter.ts";
import type { Skipped } from "./project/open-project.ts";
import { entriesOf, textAt, textOf, textsOf } from "./project/plain-value.ts";

/** Every document of a project with its front matter read, in the order of their paths. @throws AppError when there is none */
export function readDocuments(run: Import): ForeignDocument[] {
  const { dialect, dir, project, site } = run;
  const documents: ForeignDocument[] = [];
  for (const file of project.files) {
    const placed = placeFile(file, run);
    if (placed === undefined) continue;
    const found =
      "reason" in placed ? placed : readDocument({ path: file, placed }, run);
    if ("reason" in found) project.skipped.push({ file, ...found });
    else documents.push(found);
  }
  const hint = "Name the project, or the folder that holds its content.";
  const message = `There are no texts of ${dialect} in "${dir}".`;
  if (documents.length + project.skipped.length === 0)
    throw new AppError("nothing-to-import", message, { hint });
  for (const { file, values } of site.defaults)
    for (const [name, value] of entriesOf(values))
      if (inheritedField(name) === undefined)
        reportSetting(project, file, `${name}: ${JSON.stringify(value)}`);
  return documents;
}

/** A picture for all texts is no picture of one. */
function inheritedField(name: string): string | undefined {
  return fieldNames.images.includes(name) ? undefined : knownField(name);
}

function readDocument(file: PlacedFile, run: Import) {
  const text = run.project.readText(file.path);
  if (text === undefined)
    return { reason: "It is larger than 1 MB, or not UTF-8." };
  if (text.includes("\0"))
    return { reason: "It holds NUL bytes: it is no text." };
  const matter = readFrontMatter(text);
  if (typeof matter === "string") return { reason: matter };
  if (isHard(matter.body))
    return { reason: "A parser could take minutes for it: split the text." };
  const read = { ...file, ...matter };
  liftFields(read, run);
  const own = new Set(read.fields.keys());
  const given = givenTo(file, run.site).flatMap(({ values }) =>
    entriesOf(values),
  );
  for (const [name, value] of given) {
    const known = inheritedField(name);
    if (known !== undefined && !own.has(known)) read.fields.set(known, value);
  }
  return refusalOf(read, run) ?? toDocument(read, run);
}

/** True for a text whose make-up could cost a parser minutes, which as little as 10 kB can. */
function isHard(body: string): boolean {
  const isNested = /^(?:[ \t]|[-+*>]|\d+[.)]){61}/mu.test(body);
  const isGapped = /\n(?:[ \t>]*\r?\n){60}/u.test(body);
  const blocks = body.split(/\n[ \t]*\r?\n/u);
  const lines = body.split("\n");
  const hasDense = blocks.some((block) => isDense(block, 1500));
  const hasLong = lines.some((line) => isDense(line, 400));
  return body.length > 200_000 || isNested || isGapped || hasDense || hasLong;
}

function isDense(text: string, most: number): boolean {
  return (text.match(/[<>[\]*_`{&!~$|]/gu)?.length ?? 0) > most;
}

function refusalOf(
  read: ReadFile,
  { dialect, generator }: Import,
): Omit<Skipped, "file"> | undefined {
  const why = generator.noPage?.(read) ?? hiddenBy(read, dialect);
  if (why !== undefined) return { reason: why, isEmpty: true };
  const code = /<!--[\s\S]*?-->|^\s*(?:import|export)\s.*$/gmu;
  const isBare = read.body.replaceAll(code, "").trim() === "";
  // The plugin of Jekyll shows no text of a page that redirects, whatever it holds.
  const plugin = dialect === "jekyll" ? ["redirect_to"] : [];
  const [to] = (isBare ? fieldNames.redirects : plugin).flatMap((name) =>
    textsOf(read.fields.get(name)),
  );
  const reason = to?.includes("/")
    ? `It redirects to ${to}: set that redirect up where the site is served.`
    : isBare && "It holds no text.";
  return reason ? { reason, isEmpty: true } : undefined;
}

/** Front matter that tells a generator to make no page. */
const NO_PAGE: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  hugo: { "build.render": /^(?:never|link|false)$/u, headless: /^true$/u },
  eleventy: { permalink: /^false$/u },
  zola: { render: /^false$/u },
};

function hiddenBy({ fields }: ReadFile, dialect: string): string | undefined {
  for (const [name, pattern] of Object.entries(NO_PAGE[dialect] ?? {})) {
    const value = textAt(fields, name, `_${name}`) ?? "";
    const said = `${name}${dialect === "zola" ? " = " : ": "}${value}`;
    if (pattern.test(value))
      return `The generator makes no page of it (\`${said}\`): take that out to import it all the same.`;
  }
  return undefined;
}

/** Gives fields the names that an import reads: without the mapping around them, whatever their capitals. */
function liftFields(
  { fields, lines }: ReadFile,
  { generator, renames }: Import,
): void {
  const inner = (generator.nested ?? []).flatMap((outer) =>
    entriesOf(fields.get(outer)).map(
      ([name, value]) => [name, value, outer] as const,
    ),
  );
  const all = [...fields].map(([name, value]) => [name, value, name] as const);
  for (const [written, value, from] of [...all, ...inner]) {
    const known = renames.has(written) ? undefined : knownField(written);
    const name = known ?? written;
    if (from !== name) fields.delete(from);
    if (fields.has(name)) continue;
    fields.set(name, value);
    lines.set(name, lines.get(name) ?? lines.get(from) ?? 2);
  }
}

/** Adds what a text says of its old addresses: the one that it had, and those that led to it. */
function toDocument(
  read: ReadFile,
  { dialect, generator, site }: Import,
): ForeignDocument {
  const { fields, placed } = read;
  const own = textOf(fields.get(generator.ownAddress ?? "")) ?? "";
  const isWhole = /^[^:{]*\/[^:{]*$/u.test(own);
  const inPath = parsePathDate(posix.dirname(joinable(own)))?.date;
  const date = placed.date ?? inPath;
  const written = fieldNames.dates.flatMap((name) => textsOf(fields.get(name)));
  const known = parseDate(written[0]) ?? date;
  const made =
    isWhole && own.startsWith("/")
      ? own
      : generator.addressOf?.(read, site, known);
  const address = made?.replaceAll(/\/(?:\/+|index\.html$)/gu, "/");
  // Hugo takes an alias without a slash before it from the folder of the page.
  const folder = dialect === "hugo" ? posix.dirname(joinable(address)) : "/";
  const aliases = fieldNames.aliases
    .flatMap((name) => textsOf(fields.get(name), /[\s,]+/u))
    .map((alias) =>
      /^(?:https?:)?\//iu.test(alias) ? alias : posix.join(folder, alias),
    );
  // Without a configuration, it is only what the generator would usually have made.
  const isAddressKnown = Boolean(
    address && (isWhole || site.areAddressesKnown),
  );
  return {
    ...read,
    placed: { ...placed, date },
    address,
    isAddressKnown,
    aliases,
  };
}

/** An address without a slash at its end. */
function joinable(address = "/"): string {
  return address.replace(/(?<=.)\/$/u, "");
}
