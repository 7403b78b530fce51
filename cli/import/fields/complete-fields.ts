import type {
  ConvertedDocument,
  TargetResolver,
} from "../body/document-body.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import type { Import } from "../import.ts";
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
/** What entries of a collection need besides, and what stands in for it. */
const USUAL: Record<string, Readonly<Record<string, string | undefined>>> = {
  guides: { category: "Beginner", icon: "compass" },
  docs: { kind: "article", group: undefined },
  jobs: { department: undefined, location: undefined, type: undefined },
};

/** Everything that an entry of a collection has to have: what the document says, and what can be told from it. */
export function completeFields(known: KnownDocument, run: Import): Fields {
  const { own } = known;
  const date = findDate(known, run);
  const words = findWords(known, run);
  const dates = {
    updated: own.updated,
    publishAt: own.publishAt,
    expiresAt: own.expiresAt,
  };
  const fields: Fields = {
    ...words,
    date: date ?? NO_DATE,
    ...(date === undefined ? {} : dates),
    draft: own.draft || date === undefined ? true : undefined,
    ...(run.into === "blog"
      ? findPost(known, String(words.title), run)
      : findUsual(known, run)),
    ...own.others,
  };
  const said = Object.entries(fields).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(said);
}

/** What a post needs besides. */
function findPost(known: KnownDocument, title: string, run: Import): Fields {
  const { own } = known;
  const type = own.type ?? run.defaults.get("type") ?? "blog";
  const author = own.others.author ?? findAuthor(known, run);
  const categories = own.others.categories ?? findCategories(known, run);
  const featured = own.featured || undefined;
  return { type, author, categories, featured, image: findImage(known, title) };
}

/** What entries of other collections need besides. */
function findUsual(
  { document, own }: KnownDocument,
  { defaults, into }: Import,
): Fields {
  const pairs = Object.entries(USUAL[into] ?? {}).map(([name, usual]) => {
    const written = into === "jobs" ? textOf(document.fields.get(name)) : usual;
    return [name, defaults.get(name) ?? written];
  });
  const order = ["guides", "docs"].includes(into) ? own.order : undefined;
  return { ...Object.fromEntries(pairs), order };
}

function findWords(
  { own, report, slug, text }: KnownDocument,
  { defaults }: Import,
): Fields {
  const words = slug.replaceAll("-", " ");
  const fromName = words.slice(0, 1).toUpperCase() + words.slice(1);
  const heading = clean(own.title ?? text.title);
  const title = cut(heading, 120) || fromName;
  if (heading === "")
    report(1, "title", "no title", `"${title}", from the name of the file`);
  const given = own.description ?? defaults.get("description");
  const description =
    cut(toPlainLine(given ?? clean(text.description)), 200) || title;
  const outcome =
    description === title ? "the title stands in" : "derived from the text";
  if (given === undefined)
    report(
      1,
      "description",
      "no description",
      `${outcome}: "${shorten(description, 160)}"`,
    );
  return { title, description };
}

/** Nothing for a line with the code of a template. */
function clean(line = ""): string {
  return hasTemplateCode(line) ? "" : toPlainLine(line);
}

function findDate(
  { document, own, report }: KnownDocument,
  { defaults, gitDates }: Import,
): string | undefined {
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
function findImage(
  { own, report, resolver }: KnownDocument,
  title: string,
): Fields | undefined {
  if (own.image === undefined) return undefined;
  const { alt = "", name, src } = own.image;
  const address = hasTemplateCode(src)
    ? undefined
    : resolver.image(src).address;
  const words = cut(toLine(alt), 250);
  const line = own.lineOf(name);
  if (!address?.startsWith("./"))
    report(
      line,
      "image",
      src,
      "left out: an entry's own picture has to be a file of the project",
    );
  else if (words === "")
    report(
      line,
      "alt",
      src,
      "has no text alternative: the title stands in for it",
    );
  return address?.startsWith("./")
    ? { src: address, alt: words || title }
    : undefined;
}

/** `[Name](address)`, `Name <address>` and `@name` are names too. */
const NAME_MARKS = /\[([^\]]*)\]\([^)]*\)|<[^<>]*@[^<>]*>|^@/gu;

/** An entry has one author: the first of those that are named. */
function findAuthor(
  { own, report }: KnownDocument,
  { authorNames, authors, defaults, site }: Import,
): string {
  const names = own.authors.map((written) => {
    const name = authorNames.get(written.toLowerCase()) ?? written;
    return name.replaceAll(NAME_MARKS, "$1");
  });
  const [first, ...others] = new Set(
    names.filter((name) => !hasTemplateCode(name)),
  );
  const outcome = `left out: an entry has one author, ${first ?? ""}`;
  if (others.length > 0)
    report(own.lineOf("authors"), "author", others.join(", "), outcome);
  const usual =
    defaults.get("author") ?? site.author ?? site.title ?? "Unknown author";
  if (first === undefined && !defaults.has("author"))
    report(
      1,
      "author",
      "no author",
      `"${shorten(usual, 60)}" stands in (--default author=... names another)`,
    );
  return authors.idFor(cut(toLine(first ?? usual), 80)) ?? "unknown-author";
}

function findCategories(
  { own, report }: KnownDocument,
  { categories, defaults }: Import,
): string[] {
  const usual = textsOf(defaults.get("categories"), /\s*,\s*/u);
  const names = (own.categories.length > 0 ? own.categories : usual).filter(
    (name) => !hasTemplateCode(name),
  );
  const ids = names.flatMap((name) => {
    const id = categories.idFor(cut(toLine(name), 60)) ?? [];
    const filed = categories.added.get(String(id))?.name ?? name;
    if (sameWords(filed) !== sameWords(name))
      report(
        own.lineOf("tags"),
        "category",
        name,
        `stands under "${filed}": both have the same address, ${String(id)}`,
      );
    return id;
  });
  if (ids.length > 0) return [...new Set(ids)];
  report(
    1,
    "category",
    "no category",
    '"General" stands in (--default categories=... names others)',
  );
  return [categories.idFor("General") ?? "general"];
}

/** A name without what two spellings of it may differ in. */
function sameWords(name: string): string {
  return toLine(name)
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, " ");
}
