import type {
  ConvertedDocument,
  TargetResolver,
} from "../body/document-body.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import type { Import } from "../import.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { textOf, textsOf } from "../project/plain-value.ts";
import type { MappedFields } from "./map-fields.ts";
import { cut, hasTemplateCode, toLine, toPlainLine } from "./plain-text.ts";

/** What is known of one document. */
export interface KnownDocument {
  document: ForeignDocument;
  own: MappedFields;
  text: ConvertedDocument;
  slug: string;
  resolver: TargetResolver;
  report: ReportLoss;
}

type Fields = Record<string, unknown>;

/** Stands for a date that nobody knows; the entry is a draft, and a comment says why. */
export const NO_DATE = "1970-01-01";
/** What entries of other collections than the blog need besides, and what stands in for it. */
const USUAL: Record<string, Readonly<Record<string, string | undefined>>> = {
  guides: { category: "Beginner", icon: "compass" },
  docs: { kind: "article", group: undefined },
  jobs: { department: undefined, location: undefined, type: undefined },
};

/** Everything that an entry of a collection has to have: what the document says, and what can be told from it. */
export function completeFields(known: KnownDocument, run: Import): Fields {
  const { document, own } = known;
  const { defaults, into } = run;
  const date = findDate(known, run);
  const words = findWords(known, run);
  const usual = Object.entries(USUAL[into] ?? {}).map(([name, value]) => {
    const written = into === "jobs" ? textOf(document.fields.get(name)) : value;
    return [name, defaults.get(name) ?? written];
  });
  const fields: Fields = {
    ...words,
    date: date ?? NO_DATE,
    updated: date && own.updated,
    expiresAt: date && own.expiresAt,
    draft: own.draft || date === undefined ? true : undefined,
    ...Object.fromEntries(usual),
    order: ["guides", "docs"].includes(into) ? own.order : undefined,
    ...(into === "blog" ? findPost(known, words.title, run) : {}),
    ...own.others,
  };
  const said = Object.entries(fields).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(said);
}

function findPost(known: KnownDocument, title: string, run: Import): Fields {
  const { others } = known.own;
  return {
    type: run.defaults.get("type") ?? "blog",
    author: others.author ?? findAuthor(known, run),
    categories: others.categories ?? findCategories(known, run),
    image: findImage(known, title),
  };
}

function findWords(known: KnownDocument, { defaults }: Import) {
  const { own, report, slug, text } = known;
  const words = slug.replaceAll("-", " ");
  const fromName = words.slice(0, 1).toUpperCase() + words.slice(1);
  const heading = clean(own.title ?? text.title);
  const title = cut(heading, 120) || fromName;
  if (heading === "")
    report(1, "title", "no title", `"${title}", from the name of the file`);
  const given = own.description ?? defaults.get("description");
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

function findDate(known: KnownDocument, { defaults, gitDates }: Import) {
  const { document, own, report } = known;
  const date = own.date ?? defaults.get("date");
  if (date !== undefined) return date;
  const added = gitDates.get(document.path);
  const none =
    "a draft until it has one (--default date=YYYY-MM-DD gives one to all)";
  if (added === undefined) report(1, "draft", "no date", none);
  else report(1, "date", "no date", `${added}, when git first saw the file`);
  return added;
}

/** A picture that stands for the whole text: a file of the project, with words for those who cannot see it. */
function findImage({ own, report, resolver }: KnownDocument, title: string) {
  if (own.image === undefined) return undefined;
  const { alt = "", name, src } = own.image;
  const { address = "" } = hasTemplateCode(src) ? {} : resolver.image(src);
  const words = cut(toLine(alt), 250);
  const isFile = address.startsWith("./");
  const outcome = isFile
    ? "has no text alternative: the title stands in for it"
    : "left out: an entry's own picture has to be a file of the project";
  if (!isFile || words === "")
    report(own.lineOf(name), isFile ? "alt" : "image", src, outcome);
  return isFile ? { src: address, alt: words || title } : undefined;
}

/** An entry has one author: the first of those that are named. */
function findAuthor(known: KnownDocument, run: Import): string {
  const { own, report } = known;
  const { authorNames, authors, defaults, site } = run;
  const [first, ...others] = new Set(
    own.authors
      .map((written) => authorNames.get(written.toLowerCase()) ?? written)
      // `[Name](address)`, `Name <address>` and `@name` are names too.
      .map((name) => name.replace(/\[([^\]]*)\].*|<[^<>]*@.*|^@/u, "$1"))
      .filter((name) => !hasTemplateCode(name)),
  );
  const outcome = `left out: an entry has one author, ${first ?? ""}`;
  if (others.length > 0)
    report(own.lineOf("authors"), "author", others.join(", "), outcome);
  const usual =
    defaults.get("author") ?? site.author ?? site.title ?? "Unknown author";
  const stands = `"${shorten(usual, 60)}" stands in (--default author=... names another)`;
  if (first === undefined && !defaults.has("author"))
    report(1, "author", "no author", stands);
  return authors.idFor(cut(toLine(first ?? usual), 80)) ?? "unknown-author";
}

function findCategories(known: KnownDocument, run: Import): string[] {
  const { own, report } = known;
  const { categories, defaults } = run;
  const usual = textsOf(defaults.get("categories"), /\s*,\s*/u);
  const named = own.categories.length > 0 ? own.categories : usual;
  const ids = named.flatMap((name) => {
    if (hasTemplateCode(name)) return [];
    const id = categories.idFor(cut(toLine(name), 60)) ?? [];
    const filed = categories.added.get(String(id)) ?? name;
    const outcome = `stands under "${filed}": both have the same address, ${String(id)}`;
    if (bare(filed) !== bare(name))
      report(own.lineOf("tags"), "category", name, outcome);
    return id;
  });
  if (ids.length > 0) return [...new Set(ids)];
  const outcome = '"General" stands in (--default categories=... names others)';
  report(1, "category", "no category", outcome);
  return [categories.idFor("General") ?? "general"];
}

/** A name without what two spellings of it may differ in. */
function bare(name: string): string {
  return toLine(name)
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, " ");
}
