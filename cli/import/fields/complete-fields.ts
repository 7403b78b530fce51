import type { CollectionName } from "#schema";
import type {
  ConvertedDocument,
  TargetResolver,
} from "../body/document-body.ts";
import type { ForeignDocument, ForeignSite } from "../dialects/dialect.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { textAt, textOf, textsOf } from "../project/plain-value.ts";
import type { MappedFields } from "./map-fields.ts";
import { cut, hasTemplateCode, toLine, toPlainLine } from "./plain-text.ts";
import { unusedFacts, type RecordBook } from "./record-book.ts";

export interface CompleteOptions {
  document: ForeignDocument;
  own: MappedFields;
  text: ConvertedDocument;
  into: CollectionName;
  site: ForeignSite;
  authors: RecordBook;
  categories: RecordBook;
  /** What the project's files say of its authors, by key in lower case. */
  people: ReadonlyMap<string, unknown>;
  /** The day on which git first saw the file. */
  gitDate: string | undefined;
  resolver: TargetResolver;
  report: ReportLoss;
  slug: string;
  defaults: ReadonlyMap<string, string>;
}

type Fields = Record<string, unknown>;

/** Stands for a date that nobody knows; the entry is a draft, and a comment says why. */
const NO_DATE = "1970-01-01";
/** What every entry of a collection needs, and what stands in for it. */
const USUAL: Partial<
  Record<CollectionName, Readonly<Record<string, string | undefined>>>
> = {
  guides: { category: "Beginner", icon: "compass" },
  docs: { kind: "article", group: undefined },
  jobs: { department: undefined, location: undefined, type: undefined },
};

/** Everything that an entry of a collection has to have: what the document says, and what can be told from it. */
export function completeFields(options: CompleteOptions): {
  fields: Fields;
  isUndated: boolean;
} {
  const { defaults, document, into, own } = options;
  const date = findDate(options);
  const { expiresAt, publishAt, updated } = own;
  const fields: Fields = {
    ...findWords(options),
    date: date ?? NO_DATE,
    ...(date === undefined || (updated ?? "") < date ? {} : { updated }),
    ...(date === undefined ? {} : { publishAt, expiresAt }),
    ...(own.draft || date === undefined ? { draft: true } : {}),
    ...Object.fromEntries(own.others),
  };
  for (const [name, usual] of Object.entries(USUAL[into] ?? {}))
    fields[name] ??=
      defaults.get(name) ??
      (into === "jobs" ? textOf(document.fields.get(name)) : usual);
  if (into === "guides" || into === "docs") fields.order ??= own.order;
  if (into === "blog") {
    fields.type ??= own.type ?? defaults.get("type") ?? "blog";
    fields.author ??= findAuthor(options);
    fields.categories ??= findCategories(options);
    if (own.featured) fields.featured = true;
    fields.image ??= findImage(options, String(fields.title));
  }
  const said = Object.entries(fields).filter(
    ([, value]) => value !== undefined,
  );
  return { fields: Object.fromEntries(said), isUndated: date === undefined };
}

function findWords({
  defaults,
  own,
  report,
  slug,
  text,
}: CompleteOptions): Fields {
  const words = slug.replaceAll("-", " ");
  const fromName = words.slice(0, 1).toUpperCase() + words.slice(1);
  const written = own.title ?? text.title;
  const heading = hasTemplateCode(written ?? "")
    ? ""
    : toPlainLine(written ?? "");
  const title = cut(heading, 120) || fromName;
  if (heading === "")
    report(1, "title", "no title", `"${title}", from the name of the file`);
  const given = own.description ?? defaults.get("description");
  const derived = hasTemplateCode(text.description ?? "")
    ? undefined
    : text.description;
  const description = cut(toPlainLine(given ?? derived ?? title), 200) || title;
  if (given === undefined) {
    const outcome =
      derived === undefined
        ? `the title stands in: "${title}"`
        : `derived from the text: "${shorten(description, 160)}"`;
    report(1, "description", "no description", outcome);
  }
  return { title, description };
}

function findDate({
  defaults,
  gitDate,
  own,
  report,
}: CompleteOptions): string | undefined {
  const date = own.date ?? defaults.get("date");
  if (date !== undefined) return date;
  if (gitDate === undefined)
    report(
      1,
      "draft",
      "no date",
      "a draft until it has one (--default date=YYYY-MM-DD gives one to all)",
    );
  else report(1, "date", "no date", `${gitDate}, when git first saw the file`);
  return gitDate;
}

/** A picture that stands for the whole text: a file of the project, with words for those who cannot see it. */
function findImage(
  { own, report, resolver }: CompleteOptions,
  title: string,
): Fields | undefined {
  if (own.image === undefined) return undefined;
  const { alt = "", name, src } = own.image;
  const address = hasTemplateCode(src)
    ? undefined
    : resolver.image(src).address;
  if (!address?.startsWith("./")) {
    report(
      own.lineOf(name),
      "image",
      src,
      "left out: an entry's own picture has to be a file of the project",
    );
    return undefined;
  }
  const words = cut(toLine(alt), 250);
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
function findAuthor(options: CompleteOptions): string {
  const { authors, defaults, own, report, site } = options;
  const names = new Map(
    own.authors.flatMap((author) => authorOf(author, options)),
  );
  const [first, ...others] = [...names];
  const line = own.lineOf("authors");
  if (others.length > 0)
    report(
      line,
      "author",
      others.map(([, name]) => name).join(", "),
      `left out: an entry has one author, ${first?.[1] ?? ""}`,
    );
  if (first !== undefined) return first[0];
  const usual =
    defaults.get("author") ?? site.author ?? site.title ?? "Unknown author";
  if (!defaults.has("author"))
    report(
      1,
      "author",
      "no author",
      `"${shorten(usual, 60)}" stands in (--default author=... names another)`,
    );
  return authors.idFor(cut(toLine(usual), 80)) ?? "unknown-author";
}

function authorOf(
  author: unknown,
  { authors, document, own, people, report }: CompleteOptions,
): [id: string, name: string][] {
  const key = textOf(author) ?? textAt(author, "key");
  const job = textOf(document.fields.get("author_title"));
  const facts =
    people.get(key?.toLowerCase() ?? "") ??
    (typeof author === "object" ? author : job && { title: job });
  const name = textAt(facts, "name", "display_name") ?? key;
  if (name === undefined || hasTemplateCode(name)) return [];
  const id = authors.idFor(cut(cleanName(name), 80), facts);
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

/** `[Name](address)`, `Name <address>` and `@name` are names too. */
function cleanName(name: string): string {
  const plain = toLine(
    name
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
      .replaceAll(/<[^<>]*@[^<>]*>/gu, ""),
  );
  return plain.replace(/^@/u, "") || name;
}

function findCategories({
  categories,
  defaults,
  own,
  report,
}: CompleteOptions): string[] {
  const usual = textsOf(defaults.get("categories"), /\s*,\s*/u);
  const ids = (own.categories.length > 0 ? own.categories : usual).flatMap(
    (name) => {
      const id = hasTemplateCode(name)
        ? undefined
        : categories.idFor(cut(toLine(name), 60));
      const filed = categories.added.get(id ?? "")?.name ?? name;
      if (sameWords(filed) !== sameWords(toLine(name)))
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

/** A name without what two spellings of it may differ in. */
function sameWords(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/gu, " ");
}
