import type {
  ConvertedDocument,
  TargetResolver,
} from "../body/document-body.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import type { Import } from "../import.ts";
import { shorten, type ReportLoss } from "../losses.ts";
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
    slug: textOf(reader.use(reader.find(fieldNames.slugs))),
  };
}

/** What is known of one document. */
export interface KnownDocument {
  document: ForeignDocument;
  own: OwnFields;
  text: ConvertedDocument;
  slug: string;
  resolver: TargetResolver;
  report: ReportLoss;
}

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$|^https?:/iu;
/** Stands for a date that nobody knows; the entry is a draft, and a comment says why. */
export const NO_DATE = "1970-01-01";
/** What entries of other collections than the blog need besides, and what stands in for it. */
const USUAL: Record<string, Fields> = {
  guides: { category: "Beginner", icon: "compass" },
  docs: { kind: "article", group: undefined },
  jobs: { department: undefined, location: undefined, type: undefined },
};

/** Everything that an entry of a collection has to have: what the document says, and what can be told from it. */
export function composeFields(known: KnownDocument, run: Import): Fields {
  const { document, own } = known;
  const { defaults, into } = run;
  const { reader } = own;
  for (const name of fieldNames.aliases) reader.use(name);
  const date = findDate(known, run);
  const words = findWords(known, run);
  const order = Number(reader.use(reader.find(fieldNames.orders)));
  const isOrdered = ["guides", "docs"].includes(into) && order > 0;
  const isHidden = [
    document.placed.type === "drafts",
    date === undefined,
    reader.says(fieldNames.hidden, /^(?:true|yes|on|1|draft)$/iu),
    reader.says(fieldNames.shown, /^(?:false|no|off|never)$/iu),
  ].includes(true);
  const updated = reader.date(fieldNames.updates, own.date);
  const expiresAt = reader.date(fieldNames.expiry, own.date);
  const usual = Object.entries(USUAL[into] ?? {}).map(([name, value]) => {
    const written = into === "jobs" ? textOf(reader.use(name)) : value;
    return [name, defaults.get(name) ?? written];
  });
  const fields: Fields = {
    ...words,
    date: date ?? NO_DATE,
    updated: date && updated,
    expiresAt: date && expiresAt,
    draft: isHidden || undefined,
    ...Object.fromEntries(usual),
    order: isOrdered && Number.isInteger(order) ? order : undefined,
    ...(into === "blog" ? composePost(known, words.title, run) : {}),
    ...reader.rest(),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
}

function composePost(known: KnownDocument, title: string, run: Import): Fields {
  return {
    type: run.defaults.get("type") ?? "blog",
    author: findAuthor(known, run),
    categories: findCategories(known, run),
    image: findImage(known, title),
  };
}

function findWords({ own, report, slug, text }: KnownDocument, run: Import) {
  const words = slug.replaceAll("-", " ");
  const fromName = words.slice(0, 1).toUpperCase() + words.slice(1);
  const heading = clean(own.title ?? text.title);
  const title = cut(heading, 120) || fromName;
  if (heading === "")
    report(1, "title", "no title", `"${title}", from the name of the file`);
  const written = own.reader.line(fieldNames.descriptions, "description", 200);
  const given = written ?? run.defaults.get("description");
  const found = toPlainLine(given ?? clean(text.description));
  const description = cut(found, 200) || title;
  const from = found ? "derived from the text" : "the title stands in";
  const outcome = `${from}: "${shorten(description, 160)}"`;
  if (given === undefined) report(1, "description", "no description", outcome);
  return { title, description };
}

/** Nothing for a line with the code of a template. */
function clean(line = ""): string {
  return hasTemplateCode(line) ? "" : toPlainLine(line);
}

function findDate({ document, own, report }: KnownDocument, run: Import) {
  const date = own.date ?? run.defaults.get("date");
  if (date !== undefined) return date;
  const added = run.gitDates.get(document.path);
  const none =
    "a draft until it has one (--default date=YYYY-MM-DD gives one to all)";
  if (added === undefined) report(1, "draft", "no date", none);
  else report(1, "date", "no date", `${added}, when git first saw the file`);
  return added;
}

/** A picture that stands for the whole text: a file of the project, with words for those who cannot see it. */
function findImage({ own, report, resolver }: KnownDocument, title: string) {
  const { reader } = own;
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
  const { address = "" } = hasTemplateCode(src) ? {} : resolver.image(src);
  const isFile = address.startsWith("./");
  const outcome = isFile
    ? "has no text alternative: the title stands in for it"
    : "left out: an entry's own picture has to be a file of the project";
  if (!isFile || alt === "")
    report(reader.lineOf(name), isFile ? "alt" : "image", src, outcome);
  return isFile ? { src: address, alt: alt || title } : undefined;
}

/** The address of the picture in a field. */
function sourceOf(value: unknown): string | undefined {
  const [one] = listOf(value);
  const src = textOf(one) ?? textAt(one, "src", "url", "image", "path");
  return src && IMAGE.test(src) ? src : undefined;
}

/** An entry has one author: the first of those that are named. */
function findAuthor({ own, report }: KnownDocument, run: Import): string {
  const { authorNames, authors, defaults, site } = run;
  const names = own.reader
    .words(fieldNames.authors, /\s*(?:,|;| & | and )\s*/u)
    .map((name) => authorNames.get(name.toLowerCase()) ?? name)
    // `[Name](address)`, `Name <address>` and `@name` are names too.
    .map((name) => name.replace(/\[([^\]]*)\].*|<[^<>]*@.*|^@/u, "$1"))
    .filter((name) => !hasTemplateCode(name));
  const [first, ...others] = new Set(names);
  const outcome = `left out: an entry has one author, ${first ?? ""}`;
  if (others.length > 0)
    report(own.reader.lineOf("authors"), "author", others.join(", "), outcome);
  const usual =
    defaults.get("author") ?? site.author ?? site.title ?? "Unknown author";
  const stands = `"${shorten(usual, 60)}" stands in (--default author=... names another)`;
  if (first === undefined && !defaults.has("author"))
    report(1, "author", "no author", stands);
  return authors.idFor(cut(first ?? usual, 80)) ?? "unknown-author";
}

function findCategories(known: KnownDocument, run: Import): string[] {
  const { document, own, report } = known;
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
  const outcome = '"General" stands in (--default categories=... names others)';
  report(1, "category", "no category", outcome);
  return [categories.idFor("General") ?? "general"];
}
