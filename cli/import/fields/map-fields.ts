import { blogTypes, type CollectionName } from "#schema";
import type { ForeignDocument } from "../dialects/dialect.ts";
import { shorten, type LossKind, type ReportLoss } from "../losses.ts";
import {
  entriesOf,
  listOf,
  textAt,
  textOf,
  textsOf,
  valueAt,
} from "../project/plain-value.ts";
import { fieldNames } from "./field-names.ts";
import { parseDate } from "./parse-date.ts";
import { cut, hasTemplateCode, toLine } from "./plain-text.ts";

/** What the front matter of a foreign document says in our words. */
export type MappedFields = ReturnType<typeof mapFields>;

export interface MapOptions {
  into: CollectionName;
  /** Their name -> ours; empty for one that is left out without a word. */
  renames: ReadonlyMap<string, string>;
  dayFirst: boolean;
  report: ReportLoss;
}

/** Fields that the address of a text was made of, or that say it in another way. */
const SILENT = /^(?:id|type|weight|author_title)$/u;
const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$|^https?:/iu;
/** Where the file stands in a picture that is a mapping. */
const SOURCES = "src url image path feature relative_path teaser file".split(
  " ",
);

/** Front matter in our names. What has no place with us is reported, each field with its line. */
export function mapFields(document: ForeignDocument, options: MapOptions) {
  const { into, renames, report } = options;
  const reader = new FieldReader(document, options);
  if (document.changed) report(1, "file", "front matter", document.changed);
  const isTrue = (name: string) =>
    /^(?:true|yes|on|1)$/iu.test(String(reader.use(name)));
  const isFalse = (name: string) =>
    /^(?:false|no|off)$/iu.test(String(reader.use(name)));
  const isUnlisted = /^(?:never|false)$/u.test(
    textAt(reader.use("build") ?? reader.use("_build"), "list") ?? "",
  );
  if (isUnlisted)
    reader.tell(
      "draft",
      "build.list",
      "never",
      "a draft: there are no unlisted pages",
    );
  const hidden = [
    ...fieldNames.hidden.filter(isTrue),
    ...fieldNames.shown.filter(isFalse),
  ];
  const type = textOf(reader.fields.get("type")) ?? "";
  const order = Number(reader.first(fieldNames.orders)?.[1]);
  const featured = fieldNames.featured.filter(isTrue).length > 0;
  for (const [theirs, ours] of renames) if (ours === "") reader.use(theirs);
  for (const name of fieldNames.aliases) reader.use(name);
  const mapped = {
    title: reader.line("title", fieldNames.titles, 120),
    description: reader.line("description", fieldNames.descriptions, 200),
    ...mapDates(reader, document.placed.date),
    draft:
      isUnlisted ||
      hidden.length > 0 ||
      document.placed.isDraft === true ||
      /^draft$/iu.test(String(reader.use("status"))),
    slug: textOf(reader.first(fieldNames.slugs)?.[1]),
    authors: fieldNames.authors.flatMap((name) =>
      listOf(reader.use(name), /\s*(?:,|;| & | and )\s*/u),
    ),
    categories: [
      ...(document.placed.categories ?? []),
      ...mapCategories(reader),
    ],
    image: mapImage(reader),
    featured: into === "blog" && featured,
    type: Object.hasOwn(blogTypes, type) ? type : undefined,
    order: Number.isInteger(order) && order > 0 ? order : undefined,
    lineOf: (name: string) => reader.lineOf(name),
  };
  const named = [...renames.values()].filter(
    (ours) => reader.fields.has(ours) && !reader.used.has(ours),
  );
  const others = new Map(named.map((ours) => [ours, reader.use(ours)]));
  reader.tellUnused();
  return { ...mapped, others };
}

/** Front matter that remembers which of its fields were read. */
class FieldReader {
  readonly fields: ReadonlyMap<string, unknown>;
  readonly used = new Set<string>();
  readonly dayFirst: boolean;
  readonly #document: ForeignDocument;
  readonly #report: ReportLoss;

  constructor(
    document: ForeignDocument,
    { dayFirst, renames, report }: MapOptions,
  ) {
    const fields = new Map(document.fields);
    for (const [theirs, ours] of renames) {
      const value = fields.get(theirs) ?? valueAt(fields, theirs);
      fields.delete(theirs);
      if (ours !== "" && value !== undefined) fields.set(ours, value);
    }
    this.fields = fields;
    this.dayFirst = dayFirst;
    this.#document = document;
    this.#report = report;
  }

  lineOf(name: string): number {
    const { isThere, lines } = this.#document;
    return (
      lines.get(name) ??
      lines.get(name.replace(/\..*/u, "")) ??
      (isThere ? 2 : 1)
    );
  }

  use(name: string): unknown {
    this.used.add(name);
    return this.fields.get(name);
  }

  /** The first field that has a value under one of the names. */
  first(names: readonly string[]): [name: string, value: unknown] | undefined {
    const name = names.find((each) => listOf(this.fields.get(each)).length > 0);
    return name === undefined ? undefined : [name, this.use(name)];
  }

  /** The first single text without template code, as a line of at most so many characters. */
  line(
    kind: "title" | "description",
    names: readonly string[],
    most: number,
  ): string | undefined {
    for (const name of names) {
      const text = textOf(this.fields.get(name));
      if (text === undefined) continue;
      this.use(name);
      const line = toLine(text);
      if (hasTemplateCode(text))
        this.tell("field", name, text, "left out: nothing evaluates its code");
      else if (line.length > most)
        this.tell(kind, name, line, `cut at ${most} characters`);
      if (line !== "" && !hasTemplateCode(text)) return cut(line, most);
    }
    return undefined;
  }

  tell(kind: LossKind, name: string, value: unknown, outcome: string): void {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    this.#report(
      this.lineOf(name),
      kind,
      `${name}: ${shorten(text, 200)}`,
      outcome,
    );
  }

  tellUnused(): void {
    const said = [...fieldNames.titles, ...fieldNames.descriptions];
    for (const [name, value] of this.fields) {
      const isEmpty = listOf(value).length === 0 && !Array.isArray(value);
      if (
        isEmpty ||
        this.used.has(name) ||
        SILENT.test(name) ||
        fieldNames.slugs.includes(name)
      )
        continue;
      const isSaid = said.includes(name) && textOf(value) !== undefined;
      const why = isSaid
        ? "another field says it already (--map chooses this one)"
        : "no field of ours says it (--map gives it one)";
      this.tell("field", name, value, `left out: ${why}`);
    }
  }
}

/** The dates of a document; those that contradict one another are reported and left out. */
function mapDates(reader: FieldReader, placedDate: string | undefined) {
  const find = (names: readonly string[]) => {
    const [name = "", value] = reader.first(names) ?? [];
    const written = valueAt(value, "date") ?? value;
    const parsed = parseDate(written, reader.dayFirst);
    if (
      parsed === undefined &&
      textOf(written) !== undefined &&
      typeof written !== "boolean"
    )
      reader.tell("date", name, written, "left out: it is no date");
    if (parsed?.isAmbiguous)
      reader.tell(
        "date",
        name,
        written,
        `read as ${parsed.date}: the other reading is possible too`,
      );
    return parsed;
  };
  const date = find(fieldNames.dates)?.date ?? placedDate;
  const updated = find(fieldNames.updates)?.date;
  const publish = reader.fields.has("date") ? find(["publishDate"]) : undefined;
  const publishAt =
    publish?.date === date ? undefined : (publish?.instant ?? publish?.date);
  const expires = find(fieldNames.expiry);
  const expiresAt = expires?.instant ?? expires?.date;
  const isOld = updated !== undefined && updated < (date ?? "");
  const start = publishAt ?? date;
  const isOver =
    expiresAt !== undefined &&
    start !== undefined &&
    Date.parse(expiresAt) <= Date.parse(start);
  if (isOld)
    reader.tell("date", "updated", updated, "left out: it is before the date");
  if (isOver)
    reader.tell(
      "date",
      "expires",
      expiresAt,
      "left out: it is not after the date",
    );
  return {
    date,
    updated: isOld ? undefined : updated,
    publishAt,
    expiresAt: isOver ? undefined : expiresAt,
  };
}

function mapCategories(reader: FieldReader): string[] {
  return fieldNames.categories.flatMap((name) => {
    const value = reader.use(name);
    // Jekyll reads `tags: a b` as two tags, and `category: a b` as one category.
    const isOne = reader.dayFirst && /^(?:category|topic|series)$/u.test(name);
    const isSpaced = reader.dayFirst && !String(value).includes(",");
    const items = listOf(
      value,
      isOne ? undefined : isSpaced ? /\s+/u : /\s*,\s*/u,
    );
    return items.flatMap(
      (each) => textOf(each) ?? textAt(each, "label", "name") ?? [],
    );
  });
}

/** The picture that stands for a text, and its words. */
function mapImage(reader: FieldReader) {
  for (const name of fieldNames.images) {
    const [one, ...others] = listOf(reader.fields.get(name));
    const src = textOf(one) ?? textAt(one, ...SOURCES);
    if (src === undefined || !IMAGE.test(src)) continue;
    reader.use(name);
    const rest = entriesOf(one).filter(
      ([key, value]) =>
        value !== src &&
        !/^(?:alt|caption)$/u.test(key) &&
        typeof value !== "boolean",
    );
    for (const each of [
      ...others,
      ...rest.map((pair) => Object.fromEntries([pair])),
    ])
      reader.tell(
        "field",
        name,
        each,
        "left out: the picture of an entry is one file and its words",
      );
    const [besides] = fieldNames.alts.flatMap((each) =>
      textsOf(reader.use(each)),
    );
    return { name, src, alt: textAt(one, "alt", "caption") ?? besides };
  }
  return undefined;
}
