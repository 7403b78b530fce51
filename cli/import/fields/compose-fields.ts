import type { ConvertedDocument } from "../body/convert-document.ts";
import type { ResolveTarget } from "../body/rewrite-targets.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import type { Import } from "../import.ts";
import {
  entriesOf,
  listOf,
  textAt,
  textOf,
  textsOf,
} from "../project/plain-value.ts";
import { fieldNames } from "./field-names.ts";
import { FieldReader } from "./field-reader.ts";
import { cut, hasTemplateCode, toLine, toPlainLine } from "./plain-text.ts";

type Fields = Record<string, unknown>;

/** What has to be known of the fields of a document before its text is converted. */
export type OwnFields = ReturnType<typeof readOwnFields>;

export function readOwnFields(document: ForeignDocument, run: Import) {
  const reader = new FieldReader(document, run);
  return {
    reader,
    title: reader.line(fieldNames.titles, "title", 120),
    date: reader.date(fieldNames.dates) ?? document.placed.date,
    slug: textOf(reader.first(fieldNames.slugs).value),
  };
}

/** A document on its way: its fields, its slug, and its text as elements that pages may hold. */
export interface Draft {
  document: ForeignDocument;
  own: OwnFields;
  slug: string;
  text: ConvertedDocument;
}
type KnownDocument = Draft & { resolve: ResolveTarget };

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$|^https?:/iu;
/** Stands for a date that nobody knows; the entry is a draft, and a comment says why. */
export const NO_DATE = "1970-01-01";
/** What entries of a collection need besides. */
const USUAL: Record<string, Fields> = {
  blog: { type: "blog" },
  guides: { category: "Beginner", icon: "compass" },
  docs: { kind: "article" },
};
/** Fields whose values of `--default` are for texts that say nothing else. */
const FALLBACKS = new Set(["author", "categories", "date", "description"]);

/** Everything that an entry of a collection has to have: what the document says, and what can be told from it. */
export function composeFields(known: KnownDocument, run: Import): Fields {
  const { document, own } = known;
  const { defaults, into } = run;
  const { reader } = own;
  for (const name of fieldNames.aliases) reader.use(name);
  const date = findDate(known, run);
  const words = findWords(known, run);
  const order = Number(reader.first(fieldNames.orders).value);
  const isOrdered = ["guides", "docs"].includes(into) && order > 0;
  const isHidden = [
    document.placed.type === "drafts",
    date === undefined,
    reader.says(fieldNames.hidden, /^(?:true|yes|on|1|draft)$/iu),
    reader.says(fieldNames.shown, /^(?:false|no|off|never)$/iu),
  ].includes(true);
  const updated = reader.date(fieldNames.updates, own.date);
  const expiresAt = reader.date(fieldNames.expiry, own.date);
  const isPost = into === "blog";
  const fields: Fields = {
    ...words,
    date: date ?? NO_DATE,
    updated: date && updated,
    expiresAt: date && expiresAt,
    draft: isHidden || undefined,
    ...USUAL[into],
    ...Object.fromEntries(
      [...defaults].filter(([name]) => !FALLBACKS.has(name)),
    ),
    order: isOrdered && Number.isInteger(order) ? order : undefined,
    author: isPost ? findAuthor(known, run) : undefined,
    categories: isPost ? findCategories(known, run) : undefined,
    image: isPost ? findImage(known, words.title) : undefined,
    ...reader.rest(),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
}

function findWords({ own, slug, text }: KnownDocument, { defaults }: Import) {
  const { reader } = own;
  const name = slug.replaceAll("-", " ");
  const fromName = name.slice(0, 1).toUpperCase() + name.slice(1);
  const title =
    cut(clean(own.title ?? text.title), 120) ||
    reader.standIn("title", fromName, "from the name of the file");
  const written = reader.line(fieldNames.descriptions, "description", 200);
  const found = cut(clean(text.description), 200);
  const from = found ? "derived from the text" : "the title stands in";
  const description =
    written ??
    defaults.get("description") ??
    reader.standIn("description", found || title, from);
  return { title, description: toPlainLine(description) };
}

/** Nothing for a line with the code of a template. */
function clean(line = ""): string {
  return hasTemplateCode(line) ? "" : toPlainLine(line);
}

function findDate({ document, own }: KnownDocument, run: Import) {
  const date = own.date ?? run.defaults.get("date");
  const added = run.gitDates.get(document.path);
  if (date !== undefined) return date;
  if (added !== undefined)
    return own.reader.standIn("date", added, "when git first saw the file");
  const outcome = "a draft until it has one (--default date=... gives one)";
  own.reader.standIn("date", NO_DATE, outcome);
  return undefined;
}

/** A picture that stands for the whole text: a file of the project, with words for those who cannot see it. */
function findImage({ own: { reader }, resolve }: KnownDocument, title: string) {
  const name = fieldNames.images.find((each) => sourceOf(reader.fields[each]));
  if (name === undefined) return undefined;
  const value = reader.use(name);
  const src = sourceOf(value) ?? "";
  const [one, ...others] = listOf(value);
  const part = "in part: the picture of an entry is one file and its words";
  if (others.length > 0 || entriesOf(one).length > 2)
    reader.report("field", name, value, part);
  const [words = ""] = reader.words(fieldNames.alts);
  const alt = cut(toLine(textAt(one, "alt", "caption") ?? words), 250);
  const address = resolve(src, "image", () => {}) ?? "";
  const isFile = address.startsWith("./");
  const outcome = isFile
    ? "has no text alternative: the title stands in for it"
    : "left out: an entry's own picture has to be a file of the project";
  if (!isFile || alt === "")
    reader.report(isFile ? "alt" : "image", name, src, outcome);
  return isFile ? { src: address, alt: alt || title } : undefined;
}

/** The address of the picture in a field. */
function sourceOf(value: unknown): string | undefined {
  const [one] = listOf(value);
  const src = textOf(one) ?? textAt(one, "src", "url", "image", "path");
  return src && IMAGE.test(src) ? src : undefined;
}

/** An entry has one author: the first of those that are named. */
function findAuthor({ own: { reader } }: KnownDocument, run: Import): string {
  const { authorNames, authors, defaults, site } = run;
  const written = reader
    .words(fieldNames.authors, /\s*(?:,|;| & | and )\s*/u)
    .map((name) => authorNames.get(name.toLowerCase()) ?? name)
    // `[Name](address)`, `Name <address>` and `@name` are names too.
    .map((name) => name.replace(/\[([^\]]*)\].*|<[^<>]*@.*|^@/u, "$1"))
    .filter((name) => !hasTemplateCode(name));
  const [first, ...others] = new Set(written);
  const outcome = `left out: an entry has one author, ${first ?? ""}`;
  if (others.length > 0)
    reader.report("author", "authors", others.join(", "), outcome);
  const names = ["author", "author.name", "params.author", "title", "name"];
  const usual = textAt(site.config, ...names) ?? "Unknown author";
  const from = "stands in (--default author=... names another)";
  const name =
    first ?? defaults.get("author") ?? reader.standIn("author", usual, from);
  return authors.idFor(cut(name, 80)) ?? "unknown-author";
}

function findCategories(known: KnownDocument, run: Import): string[] {
  const { document, own } = known;
  const { categories, defaults, dialect } = run;
  const written = fieldNames.categories.flatMap((name) => {
    // Jekyll reads `tags: a b` as two tags, and `category: a b` as one category.
    const isSpaced =
      dialect === "jekyll" && /^(?:tags|categories)$/u.test(name);
    return own.reader.words([name], isSpaced ? /[\s,]+/u : /\s*,\s*/u);
  });
  const all = [...(document.placed.categories ?? []), ...written];
  const usual = textsOf(defaults.get("categories"), /\s*,\s*/u);
  const ids = (all.length > 0 ? all : usual)
    .filter((name) => !hasTemplateCode(name))
    .flatMap((name) => categories.idFor(cut(name, 60)) ?? []);
  if (ids.length > 0) return [...new Set(ids)];
  const from = "stands in (--default categories=... names others)";
  const name = own.reader.standIn("category", "General", from);
  return [categories.idFor(name) ?? "general"];
}
