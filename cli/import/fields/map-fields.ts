import type { ForeignDocument } from "../dialects/dialect.ts";
import type { Import } from "../import.ts";
import { shorten, type LossKind } from "../losses.ts";
import { entriesOf, listOf, textAt, textOf } from "../project/plain-value.ts";
import { fieldNames } from "./field-names.ts";
import { parseDate } from "./parse-date.ts";
import { cut, hasTemplateCode, toLine } from "./plain-text.ts";

/** What the front matter of a foreign document says in our words. */
export type MappedFields = ReturnType<typeof mapFields>;

type Names = readonly string[];

/** Fields that the address of a text was made of, or that say it in another way. */
const SILENT = /^(?:id|type|weight|slug|permalink|url|path)$/u;
const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$|^https?:/iu;

/** Front matter in our names. What has no place with us is reported, each field with its line. */
export function mapFields(document: ForeignDocument, run: Import) {
  const { placed } = document;
  const reader = new FieldReader(document, run);
  const order = Number(reader.first(fieldNames.orders)?.value);
  const date = reader.date(fieldNames.dates) ?? placed.date;
  for (const name of fieldNames.aliases) reader.use(name);
  const mapped = {
    title: reader.line(fieldNames.titles, "title", 120),
    description: reader.line(fieldNames.descriptions, "description", 200),
    date,
    updated: reader.date(fieldNames.updates, date),
    expiresAt: reader.date(fieldNames.expiry, date),
    draft: isHidden(reader) || placed.isDraft === true,
    slug: textOf(reader.first(fieldNames.slugs)?.value),
    authors: reader.words(fieldNames.authors, /\s*(?:,|;| & | and )\s*/u),
    categories: [...(placed.categories ?? []), ...mapCategories(reader, run)],
    image: mapImage(reader),
    order: Number.isInteger(order) && order > 0 ? order : undefined,
    lineOf: (name: string) => reader.lineOf(name),
  };
  return { ...mapped, others: reader.rest() };
}

/** True for a text that its site does not show. */
function isHidden(reader: FieldReader): boolean {
  const list = textAt(reader.use("build") ?? reader.use("_build"), "list");
  const isUnlisted = ["never", "false"].includes(list ?? "");
  const outcome = "a draft: there are no unlisted pages";
  if (isUnlisted) reader.report("draft", "build.list", list, outcome);
  const says = (names: Names, words: RegExp) =>
    names.filter((name) => words.test(String(reader.use(name)))).length > 0;
  const isDraft = says(fieldNames.hidden, /^(?:true|yes|on|1|draft)$/iu);
  return (
    says(fieldNames.shown, /^(?:false|no|off)$/iu) || isDraft || isUnlisted
  );
}

/** Jekyll reads `tags: a b` as two tags, and `category: a b` as one category. */
function mapCategories(reader: FieldReader, { dialect }: Import): string[] {
  return fieldNames.categories.flatMap((name) => {
    const isSpaced =
      dialect === "jekyll" && /^(?:tags|categories)$/u.test(name);
    const hasComma = String(reader.fields.get(name)).includes(",");
    return reader.words([name], isSpaced && !hasComma ? /\s+/u : /\s*,\s*/u);
  });
}

/** The picture that stands for a text, and its words. */
function mapImage(reader: FieldReader) {
  for (const name of fieldNames.images) {
    const [one, ...others] = listOf(reader.fields.get(name));
    const src = textOf(one) ?? textAt(one, "src", "url", "image", "path");
    if (src === undefined || !IMAGE.test(src)) continue;
    reader.use(name);
    const isMore = others.length > 0 || entriesOf(one).length > 2;
    const outcome =
      "in part: the picture of an entry is one file and its words";
    if (isMore) reader.report("field", name, reader.fields.get(name), outcome);
    const [words] = reader.words(fieldNames.alts);
    return { name, src, alt: textAt(one, "alt", "caption") ?? words };
  }
  return undefined;
}

/** Front matter that remembers which of its fields were read. */
class FieldReader {
  readonly fields: Map<string, unknown>;
  readonly #used = new Set<string>();
  readonly #document: ForeignDocument;
  readonly #run: Import;

  constructor(document: ForeignDocument, run: Import) {
    this.fields = new Map(document.fields);
    for (const [theirs, ours] of run.renames) {
      const value = this.fields.get(theirs);
      this.fields.delete(theirs);
      if (ours !== "" && value !== undefined) this.fields.set(ours, value);
    }
    this.#document = document;
    this.#run = run;
  }

  lineOf(name: string): number {
    const { isThere, lines } = this.#document;
    const outer = lines.get(name.replace(/\..*/u, ""));
    return lines.get(name) ?? outer ?? (isThere ? 2 : 1);
  }

  use(name: string): unknown {
    this.#used.add(name);
    return this.fields.get(name);
  }

  /** The first field that has a value under one of the names. */
  first(names: Names): { name: string; value: unknown } | undefined {
    const name = names.find((each) => listOf(this.fields.get(each)).length > 0);
    return name === undefined ? undefined : { name, value: this.use(name) };
  }

  /** The names of people or things in all of the fields. */
  words(names: Names, separator?: RegExp): string[] {
    return names.flatMap((name) =>
      listOf(this.use(name), separator).flatMap((each) => {
        const outcome = "in part: only the name is taken";
        if (entriesOf(each).length > 1)
          this.report("field", name, each, outcome);
        return textOf(each) ?? textAt(each, "name", "label", "key") ?? [];
      }),
    );
  }

  /** The first single text without template code, as a line of at most so many characters. */
  line(names: Names, kind: LossKind, most: number): string | undefined {
    for (const name of names) {
      const text = textOf(this.fields.get(name)) ?? "";
      const line = toLine(text);
      if (line === "") continue;
      this.use(name);
      const hasCode = hasTemplateCode(line);
      const why = hasCode ? "left out: nothing evaluates its code" : "";
      const outcome = why || `cut at ${most} characters`;
      if (hasCode || line.length > most)
        this.report(hasCode ? "field" : kind, name, text, outcome);
      if (!hasCode) return cut(line, most);
    }
    return undefined;
  }

  /** @param least the day before which the date makes no sense */
  date(names: Names, least = ""): string | undefined {
    const { name = "", value } = this.first(names) ?? {};
    const written = textOf(value) ?? textAt(value, "date");
    if (written === undefined || typeof value === "boolean") return undefined;
    const date = parseDate(written);
    if (date !== undefined && date >= least) return date;
    const why = date ? "is before the date" : "is no date that is sure";
    this.report("date", name, written, `left out: it ${why}`);
    return undefined;
  }

  report(kind: LossKind, name: string, value: unknown, outcome: string): void {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const report = this.#run.project.reportFor(this.#document.path);
    report(this.lineOf(name), kind, `${name}: ${shorten(text, 200)}`, outcome);
  }

  /** The fields that `--map` has given our names; what is left besides is reported. */
  rest(): Record<string, unknown> {
    const ours = new Set(this.#run.renames.values());
    const left = [...this.fields].filter(([name]) => !this.#used.has(name));
    const outcome = "left out: no field of ours says it (--map gives it one)";
    for (const [name, value] of left)
      if (!ours.has(name) && !SILENT.test(name) && listOf(value).length > 0)
        this.report("field", name, value, outcome);
    return Object.fromEntries(left.filter(([name]) => ours.has(name)));
  }
}
