import { blogTypes } from "#schema";
import type { ForeignDocument } from "../dialects/dialect.ts";
import { shorten, type LossKind } from "../losses.ts";
import type { Import } from "../import.ts";
import { listOf, textAt, textOf, valueAt } from "../project/plain-value.ts";
import { fieldNames } from "./field-names.ts";
import { parseDate } from "./parse-date.ts";
import { cut, hasTemplateCode, toLine } from "./plain-text.ts";

/** What the front matter of a foreign document says in our words. */
export type MappedFields = ReturnType<typeof mapFields>;

/** Fields that the address of a text was made of, or that say it in another way. */
const SILENT = /^(?:id|type|weight|slug|permalink|url|path)$/u;
const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$|^https?:/iu;
const SOURCES = "src url image path feature relative_path teaser".split(" ");

/** Front matter in our names. What has no place with us is reported, each field with its line. */
export function mapFields(document: ForeignDocument, run: Import) {
  const reader = new FieldReader(document, run);
  const { changed, placed } = document;
  if (changed) reader.tell("file", "front matter", "changed", changed);
  const type = textOf(reader.fields.get("type")) ?? "";
  const order = Number(reader.first(fieldNames.orders)?.[1]);
  const ignored = [...run.renames].flatMap(([theirs, ours]) =>
    ours === "" ? theirs : [],
  );
  for (const name of [...ignored, ...fieldNames.aliases]) reader.use(name);
  const mapped = {
    title: reader.line("title", fieldNames.titles, 120),
    description: reader.line("description", fieldNames.descriptions, 200),
    ...mapDates(reader, placed.date),
    draft: isHidden(reader) || placed.isDraft === true,
    slug: textOf(reader.first(fieldNames.slugs)?.[1]),
    authors: reader.names(fieldNames.authors, /\s*(?:,|;| & | and )\s*/u),
    categories: [...(placed.categories ?? []), ...mapCategories(reader)],
    image: mapImage(reader),
    featured:
      fieldNames.featured.filter((name) => reader.is(name, true)).length > 0,
    type: Object.hasOwn(blogTypes, type) ? type : undefined,
    order: Number.isInteger(order) && order > 0 ? order : undefined,
    lineOf: (name: string) => reader.lineOf(name),
  };
  const isLeft = (name: string) =>
    reader.fields.has(name) && !reader.used.has(name);
  const named = [...run.renames.values()].filter(isLeft);
  const others: Record<string, unknown> = Object.fromEntries(
    named.map((ours) => [ours, reader.use(ours)]),
  );
  for (const [name, value] of reader.fields)
    if (isLeft(name) && !SILENT.test(name) && listOf(value).length > 0)
      reader.tell(
        "field",
        name,
        value,
        "left out: no field of ours says it (--map gives it one)",
      );
  return { ...mapped, others };
}

/** True for a text that its site does not show. */
function isHidden(reader: FieldReader): boolean {
  const list = textAt(reader.use("build") ?? reader.use("_build"), "list");
  const isUnlisted = ["never", "false"].includes(list ?? "");
  if (isUnlisted)
    reader.tell(
      "draft",
      "build.list",
      list,
      "a draft: there are no unlisted pages",
    );
  const hidden = [
    ...fieldNames.hidden.filter((name) => reader.is(name, true)),
    ...fieldNames.shown.filter((name) => reader.is(name, false)),
  ];
  const isDraft = textOf(reader.use("status"))?.toLowerCase() === "draft";
  return isUnlisted || isDraft || hidden.length > 0;
}

/** Front matter that remembers which of its fields were read. */
class FieldReader {
  readonly fields: Map<string, unknown>;
  readonly used = new Set<string>();
  readonly dayFirst: boolean;
  readonly #document: ForeignDocument;
  readonly #run: Import;

  constructor(document: ForeignDocument, run: Import) {
    this.fields = new Map(document.fields);
    for (const [theirs, ours] of run.renames) {
      const value = this.fields.get(theirs) ?? valueAt(this.fields, theirs);
      this.fields.delete(theirs);
      if (ours !== "" && value !== undefined) this.fields.set(ours, value);
    }
    this.dayFirst = run.generator.dayFirst === true;
    this.#document = document;
    this.#run = run;
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

  /** The names of people or things in all of the fields. */
  names(fields: readonly string[], separator: RegExp | undefined): string[] {
    const all = fields.flatMap((field) => listOf(this.use(field), separator));
    return all.flatMap(
      (each) => textOf(each) ?? textAt(each, "name", "label", "key") ?? [],
    );
  }

  /** The first single text without template code, as a line of at most so many characters. */
  line(
    kind: "title" | "description",
    names: readonly string[],
    most: number,
  ): string | undefined {
    for (const name of names) {
      const text = textOf(this.fields.get(name));
      const line = toLine(text ?? "");
      if (line === "") continue;
      this.use(name);
      if (hasTemplateCode(line))
        this.tell("field", name, text, "left out: nothing evaluates its code");
      else if (line.length > most)
        this.tell(kind, name, line, `cut at ${most} characters`);
      if (!hasTemplateCode(line)) return cut(line, most);
    }
    return undefined;
  }

  date(names: readonly string[]) {
    const [name = "", value] = this.first(names) ?? [];
    const written = textOf(valueAt(value, "date") ?? value);
    const parsed = parseDate(written, this.dayFirst);
    if (
      parsed === undefined &&
      written !== undefined &&
      typeof value !== "boolean"
    )
      this.tell("date", name, written, "left out: it is no date");
    if (parsed?.isAmbiguous)
      this.tell(
        "date",
        name,
        written,
        `read as ${parsed.date}: the other reading is possible too`,
      );
    return parsed;
  }

  moment(names: readonly string[]): string | undefined {
    const found = this.date(names);
    return found?.instant ?? found?.date;
  }

  /** True for a field that says yes, or no. */
  is(name: string, wanted: boolean): boolean {
    const words = wanted ? /^(?:true|yes|on|1)$/iu : /^(?:false|no|off)$/iu;
    return words.test(String(this.use(name)));
  }

  tell(kind: LossKind, name: string, value: unknown, outcome: string): void {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const report = this.#run.reportFor(this.#document.path);
    report(this.lineOf(name), kind, `${name}: ${shorten(text, 200)}`, outcome);
  }
}

/** The dates of a document; those that contradict one another are reported and left out. */
function mapDates(reader: FieldReader, placedDate: string | undefined) {
  const date = reader.date(fieldNames.dates)?.date ?? placedDate;
  const updated = reader.date(fieldNames.updates)?.date;
  const publish = reader.fields.has("date")
    ? reader.moment(["publishDate"])
    : undefined;
  const publishAt = publish?.slice(0, 10) === date ? undefined : publish;
  const expiresAt = reader.moment(fieldNames.expiry);
  const first = date ?? "";
  const isOld = (updated ?? first) < first;
  const isOver =
    expiresAt !== undefined &&
    Date.parse(expiresAt) <= Date.parse(publishAt ?? first);
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
    // Jekyll reads `tags: a b` as two tags, and `category: a b` as one category.
    const isOne = reader.dayFirst && /^(?:category|topic|series)$/u.test(name);
    const isSpaced = reader.dayFirst && !String(reader.use(name)).includes(",");
    return reader.names(
      [name],
      isOne ? undefined : isSpaced ? /\s+/u : /\s*,\s*/u,
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
    const isMore =
      others.length > 0 ||
      Object.keys(Object(one)).some(
        (key) =>
          textOf(one) === undefined &&
          !/^(?:alt|caption)$/u.test(key) &&
          textAt(one, key) !== src,
      );
    if (isMore)
      reader.tell(
        "field",
        name,
        reader.fields.get(name),
        "in part: the picture of an entry is one file and its words",
      );
    return {
      name,
      src,
      alt:
        textAt(one, "alt", "caption") ??
        reader.names(fieldNames.alts, undefined)[0],
    };
  }
  return undefined;
}
