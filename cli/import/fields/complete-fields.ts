import type { CollectionName } from "#schema";
import type { ConvertedDocument, TargetResolver } from "../body/document-body.ts";
import type { ForeignDocument, ForeignSite } from "../dialects/dialect.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { listOf, textOf, valueAt } from "../project/plain-value.ts";
import { unusedFacts, type RecordBook } from "./collect-records.ts";
import type { MappedFields } from "./map-fields.ts";
import { CATEGORIES } from "./field-names.ts";
import { cut, toLine, toPlainLine } from "./plain-text.ts";

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
  resolver: TargetResolver;
  report: ReportLoss;
  slug: string;
  defaults: ReadonlyMap<string, string>;
}

/** Stands for a date that nobody knows; the entry is a draft, and a comment says why. */
const NO_DATE = "1970-01-01";

/** Everything that an entry of a collection has to have: what the document says, and what can be told from it. */
export function completeFields({
  authors,
  categories,
  defaults,
  document,
  into,
  own,
  people,
  report,
  resolver,
  site,
  slug,
  text,
}: CompleteOptions): {
  fields: Record<string, unknown>;
  dateNote: string | undefined;
} {
  const lineOf = (name: string) =>
    document.lines.get(name) ?? (document.isThere ? 2 : 1);
  const title =
    cut(toPlainLine(own.title ?? text.title ?? ""), 120) || titleFrom(slug);
  if (own.title === undefined && text.title === undefined)
    report(1, "title", "no title", `"${title}", from the name of the file`);
  const set = defaults.get("description");
  const description = own.description ?? set ?? text.description ?? title;
  if (own.description === undefined && set === undefined)
    report(
      1,
      "description",
      "no description",
      text.description === undefined
        ? `the title stands in: "${title}"`
        : `derived from the text: "${shorten(description, 160)}"`,
    );
  const date = own.date ?? defaults.get("date");
  const isUndated = date === undefined;
  if (isUndated)
    report(
      1,
      "draft",
      "no date",
      "a draft until it has one (--default date=YYYY-MM-DD gives one to all)",
    );
  const fields: Record<string, unknown> = {
    title,
    description: cut(toPlainLine(description), 200) || title,
    date: date ?? NO_DATE,
  };
  if (own.updated !== undefined && !isUndated) fields.updated = own.updated;
  if (own.publishAt !== undefined && !isUndated)
    fields.publishAt = own.publishAt;
  if (own.expiresAt !== undefined && !isUndated)
    fields.expiresAt = own.expiresAt;
  if (own.draft || isUndated) fields.draft = true;
  for (const [name, value] of own.others) fields[name] = value;
  switch (into) {
    case "blog":
      completePost();
      break;
    case "guides":
      fields.category ??= defaults.get("category") ?? "Beginner";
      fields.icon ??= defaults.get("icon") ?? "compass";
      if (own.order !== undefined) fields.order ??= own.order;
      break;
    case "docs":
      fields.kind ??= defaults.get("kind") ?? "article";
      if (defaults.has("group")) fields.group ??= defaults.get("group");
      if (own.order !== undefined) fields.order ??= own.order;
      break;
    case "jobs":
      for (const name of ["department", "location", "type"])
        fields[name] ??=
          textOf(document.fields.get(name)) ?? defaults.get(name);
      break;
    default:
      break;
  }
  return { fields, dateNote: isUndated ? "not known" : undefined };

  function completePost(): void {
    fields.type ??= own.type ?? defaults.get("type") ?? "blog";
    fields.author ??= findAuthor();
    fields.categories ??= findCategories();
    if (own.featured) fields.featured = true;
    if (own.image === undefined) return;
    const resolved = resolver.image(own.image.src);
    if (resolved.address === undefined || !resolved.address.startsWith("./")) {
      report(
        lineOf(own.image.name),
        "image",
        own.image.src,
        "left out: an entry's own picture has to be a file of the project",
      );
      return;
    }
    const alt =
      own.image.alt === undefined ? "" : cut(toLine(own.image.alt), 250);
    if (alt === "")
      report(
        lineOf(own.image.name),
        "alt",
        own.image.src,
        `has no text alternative: the title stands in for it`,
      );
    fields.image = { src: resolved.address, alt: alt || title };
  }

  function findAuthor(): string {
    const found = own.authors.flatMap((author) => {
      const key = textOf(author) ?? textOf(valueAt(author, "key"));
      const facts =
        (key === undefined ? undefined : people.get(key.toLowerCase())) ??
        (typeof author === "object" ? author : undefined);
      const name =
        textOf(valueAt(facts, "name")) ??
        textOf(valueAt(author, "name")) ??
        textOf(valueAt(facts, "display_name")) ??
        key;
      if (name === undefined) return [];
      const legacy = textOf(document.fields.get("author_title"));
      const more =
        facts ?? (legacy === undefined ? undefined : { title: legacy });
      const id = authors.idFor(cut(cleanName(name), 80), more);
      const unused = unusedFacts(more);
      if (unused.length > 0 && authors.find(id ?? "")?.uses === 1)
        report(
          lineOf(document.fields.has("authors") ? "authors" : "author"),
          "author",
          `${name}: ${unused.join(", ")}`,
          "left out: an author has a name, a title and a bio",
        );
      return id === undefined ? [] : [{ id, name }];
    });
    const unique = found.filter(
      ({ id }, at) => found.findIndex((other) => other.id === id) === at,
    );
    const [first, ...others] = unique;
    if (others.length > 0)
      report(
        lineOf("authors"),
        "author",
        others.map(({ name }) => name).join(", "),
        `left out: an entry has one author, ${first?.name ?? ""}`,
      );
    if (first !== undefined) return first.id;
    const fallback =
      defaults.get("author") ?? site.author ?? site.title ?? "Unknown author";
    if (!defaults.has("author"))
      report(
        1,
        "author",
        "no author",
        `"${shorten(fallback, 60)}" stands in (--default author=... names another)`,
      );
    return authors.idFor(cut(toLine(fallback), 80)) ?? "unknown-author";
  }

  function findCategories(): string[] {
    const names =
      own.categories.length > 0
        ? own.categories
        : listOf(defaults.get("categories"), /\s*,\s*/u).flatMap(
            (name) => textOf(name) ?? [],
          );
    const ids = names.flatMap((name) => {
      const id = categories.idFor(cut(toLine(name), 60));
      const filed = categories.find(id ?? "")?.name;
      if (filed !== undefined && wordsOf(filed) !== wordsOf(toLine(name)))
        report(
          lineOf(CATEGORIES.find((each) => document.fields.has(each)) ?? ""),
          "category",
          name,
          `stands under "${filed}": both have the same address, ${id ?? ""}`,
        );
      return id ?? [];
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

/** A name without what two spellings of it may differ in. */
function wordsOf(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/gu, " ");
}

function titleFrom(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
