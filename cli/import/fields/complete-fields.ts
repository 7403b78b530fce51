import type {
  ConvertedDocument,
  TargetResolver,
} from "../body/document-body.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import type { Import } from "../open-import.ts";
import { textAt, textOf, textsOf } from "../project/plain-value.ts";
import type { MappedFields } from "./map-fields.ts";
import { cut, hasTemplateCode, toLine, toPlainLine } from "./plain-text.ts";
import { unusedFacts } from "./record-book.ts";

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
const NO_DATE = "1970-01-01";
/** What entries of a collection need besides, and what stands in for it. */
const USUAL: Record<string, Readonly<Record<string, string | undefined>>> = {
  guides: { category: "Beginner", icon: "compass" },
  docs: { kind: "article", group: undefined },
  jobs: { department: undefined, location: undefined, type: undefined },
};

/** Everything that an entry of a collection has to have: what the document says, and what can be told from it. */
export function completeFields(
  known: KnownDocument,
  run: Import,
): { fields: Fields; isUndated: boolean } {
  const { defaults, into } = run;
  const { document, own } = known;
  const date = findDate(known, run);
  const { expiresAt, publishAt, updated } = own;
  const fields: Fields = {
    ...findWords(known, run),
    date: date ?? NO_DATE,
    ...(date === undefined
      ? {}
      : {
          updated: (updated ?? "") < date ? undefined : updated,
          publishAt,
          expiresAt,
        }),
    ...(own.draft || date === undefined ? { draft: true } : {}),
    ...Object.fromEntries(own.others),
  };
  for (const [name, usual] of Object.entries(USUAL[into] ?? {}))
    fields[name] ??=
      (into === "jobs" ? textOf(document.fields.get(name)) : undefined) ??
      defaults.get(name) ??
      usual;
  if (into === "guides" || into === "docs") fields.order ??= own.order;
  if (into === "blog") {
    fields.type ??= own.type ?? defaults.get("type") ?? "blog";
    fields.author ??= findAuthor(known, run);
    fields.categories ??= findCategories(known, run);
    if (own.featured) fields.featured = true;
    fields.image ??= findImage(known, String(fields.title));
  }
  const said = Object.entries(fields).filter(
    ([, value]) => value !== undefined,
  );
  return { fields: Object.fromEntries(said), isUndated: date === undefined };
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
  const derived = clean(text.description);
  const description = cut(toPlainLine(given ?? derived), 200) || title;
  const outcome =
    derived === ""
      ? `the title stands in: "${title}"`
      : `derived from the text: "${shorten(description, 160)}"`;
  if (given === undefined) report(1, "description", "no description", outcome);
  return { title, description };
}

function findDate(
  { document, own, report }: KnownDocument,
  { defaults, gitDates }: Import,
): string | undefined {
  const date = own.date ?? defaults.get("date");
  if (date !== undefined) return date;
  const added = gitDates.get(document.path);
  if (added === undefined)
    report(
      1,
      "draft",
      "no date",
      "a draft until it has one (--default date=YYYY-MM-DD gives one to all)",
    );
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
  if (!address?.startsWith("./")) {
    report(
      own.lineOf(name),
      "image",
      src,
      "left out: an entry's own picture has to be a file of the project",
    );
    return undefined;
  }
  if (words === "")
    report(
      own.lineOf(name),
      "alt",
      src,
      "has no text alternative: the title stands in for it",
    );
  return { src: address, alt: words || title };
}

/** An entry has one author: the first of those that are named. */
function findAuthor(known: KnownDocument, run: Import): string {
  const { own, report } = known;
  const names = own.authors.flatMap((author) => authorOf(author, known, run));
  const [first, ...others] = new Map(names);
  const line = own.lineOf("authors");
  if (others.length > 0)
    report(
      line,
      "author",
      others.map(([, name]) => name).join(", "),
      `left out: an entry has one author, ${first?.[1] ?? ""}`,
    );
  if (first !== undefined) return first[0];
  const { defaults, site } = run;
  const usual =
    defaults.get("author") ?? site.author ?? site.title ?? "Unknown author";
  if (!defaults.has("author"))
    report(
      1,
      "author",
      "no author",
      `"${shorten(usual, 60)}" stands in (--default author=... names another)`,
    );
  return run.authors.idFor(cut(toLine(usual), 80)) ?? "unknown-author";
}

function authorOf(
  author: unknown,
  { document, own, report }: KnownDocument,
  { authors, people }: Import,
): [id: string, name: string][] {
  const key = textOf(author) ?? textAt(author, "key");
  const title = textOf(document.fields.get("author_title"));
  const facts =
    people.get(key?.toLowerCase() ?? "") ??
    (typeof author === "object" ? author : title && { title });
  const name = textAt(facts, "name", "display_name") ?? key;
  if (name === undefined || hasTemplateCode(name)) return [];
  // `[Name](address)`, `Name <address>` and `@name` are names too.
  const plain = toLine(
    name.replaceAll(/\[([^\]]*)\]\([^)]*\)|<[^<>]*@[^<>]*>/gu, "$1"),
  ).replace(/^@/u, "");
  const id = authors.idFor(cut(plain || name, 80), facts);
  const unused = unusedFacts(facts);
  if (unused.length > 0 && authors.added.get(id ?? "")?.uses === 1)
    report(
      own.lineOf("author"),
      "author",
      `${name}: ${unused.join(", ")}`,
      "left out: an author has a name, a title and a bio",
    );
  return id === undefined ? [] : [[id, name]];
}

function findCategories(
  { own, report }: KnownDocument,
  { categories, defaults }: Import,
): string[] {
  const usual = textsOf(defaults.get("categories"), /\s*,\s*/u);
  const ids = (own.categories.length > 0 ? own.categories : usual).flatMap(
    (name) => {
      const id = hasTemplateCode(name)
        ? undefined
        : categories.idFor(cut(toLine(name), 60));
      const filed = categories.added.get(id ?? "")?.name ?? name;
      if (sameWords(filed) !== sameWords(name))
        report(
          own.lineOf("tags"),
          "category",
          name,
          `stands under "${filed}": both have the same address, ${id ?? ""}`,
        );
      return id ?? [];
    },
  );
  if (ids.length > 0) return [...new Set(ids)];
  report(
    1,
    "category",
    "no category",
    '"General" stands in (--default categories=... names others)',
  );
  return [categories.idFor("General") ?? "general"];
}

/** Nothing for a line with the code of a template. */
function clean(line = ""): string {
  return hasTemplateCode(line) ? "" : toPlainLine(line);
}

/** A name without what two spellings of it may differ in. */
function sameWords(name: string): string {
  return toLine(name)
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, " ");
}
