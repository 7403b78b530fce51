import { blogTypes, type CollectionName } from "#schema";
import { shorten, type ReportLoss } from "../losses.ts";
import { listOf, textOf, valueAt } from "../project/plain-value.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import { createFieldReader, formatValue, isTrue } from "./field-reader.ts";
import {
  ALIASES,
  AUTHORS,
  CATEGORIES,
  DESCRIPTIONS,
  LAYOUT,
  ORDERS,
  TITLES,
} from "./field-names.ts";
import { mapDates, type MappedDates } from "./map-dates.ts";
import { mapDraft, mapImage, type MappedImage } from "./map-marks.ts";
import { cut, toLine } from "./plain-text.ts";

/** What the front matter of a foreign document says in our words; the body has its say later. */
export interface MappedFields extends MappedDates {
  title: string | undefined;
  description: string | undefined;
  draft: boolean;
  slug: string | undefined;
  /** Names as they are written, each with what else is known. */
  authors: unknown[];
  categories: string[];
  image: MappedImage | undefined;
  featured: boolean;
  aliases: string[];
  type: string | undefined;
  order: number | undefined;
  /** Fields that a person mapped or set by hand. */
  others: Map<string, unknown>;
}

export interface MapOptions {
  collection: CollectionName;
  /** Their name -> ours; empty for one that is left out without a word. */
  renames: ReadonlyMap<string, string>;
  dayFirst: boolean;
  report: ReportLoss;
}

/** Names of patterns that Jekyll takes for an address. */
const STYLE = /^(?:date|pretty|ordinal|weekdate|none)$/u;

/** Front matter in our names. What has no place with us is reported, each field with its line. */
export function mapFields(
  document: ForeignDocument,
  { collection, dayFirst, renames, report }: MapOptions,
): MappedFields {
  const fields = renameFields(document.fields, renames);
  if (document.mended !== undefined)
    report(1, "file", "front matter", document.mended);
  const reader = createFieldReader(fields, document, report);
  const { first, firstText, isUsed, lineOf, use } = reader;
  for (const name of renames.keys()) if (renames.get(name) === "") use(name);

  const title = firstText(TITLES);
  const description = firstText(DESCRIPTIONS);
  const dates = mapDates(reader, document.placed.date, dayFirst);
  const draft = mapDraft(reader, document.placed.isDraft ?? false);
  const image = mapImage(reader);
  const authors = AUTHORS.flatMap((name) => {
    if (fields.has(name)) use(name);
    return listOf(fields.get(name), /\s*(?:,|;| & | and )\s*/u);
  });
  if (authors.length > 0) use("author_title");
  const categories = CATEGORIES.flatMap((name) => {
    if (!fields.has(name)) return [];
    use(name);
    const value = fields.get(name);
    const separator =
      typeof value === "string" &&
      !value.includes(",") &&
      /^(?:tags|categories)$/u.test(name) &&
      dayFirst
        ? /\s+/u
        : /\s*,\s*/u;
    return listOf(
      value,
      /^(?:category|topic|series)$/u.test(name) && dayFirst
        ? undefined
        : separator,
    ).flatMap(
      (item) =>
        textOf(item) ??
        textOf(valueAt(item, "label")) ??
        textOf(valueAt(item, "name")) ??
        [],
    );
  });
  const aliases = ALIASES.flatMap((name) => {
    if (fields.has(name)) use(name);
    return listOf(fields.get(name), /[\s,]+/u).flatMap(
      (item) => textOf(item) ?? [],
    );
  });
  const slug = firstText(["slug", "permalink", "url"]);
  const order = first(ORDERS);
  const featured = ["featured", "pinned", "sticky", "featured_post"].some(
    (name) => {
      if (!fields.has(name)) return false;
      use(name);
      return collection === "blog" && isTrue(fields.get(name));
    },
  );
  const type = textOf(fields.get("type"));
  const others = new Map<string, unknown>();
  for (const ours of renames.values())
    if (ours !== "" && fields.has(ours) && !isUsed(ours))
      others.set(ours, fields.get(ours));
  for (const [name, value] of fields) {
    if (
      isUsed(name) ||
      others.has(name) ||
      value === null ||
      value === "" ||
      value === undefined
    )
      continue;
    if (/^(?:slug|id|url|permalink|type|draft|weight)$/u.test(name)) continue;
    const outcome = LAYOUT.test(name)
      ? "left out: it says how the page was shown there"
      : [...TITLES, ...DESCRIPTIONS].includes(name)
        ? textOf(value) === undefined
          ? "left out: it is no single text"
          : "left out: another field says it already (--map chooses this one)"
        : "left out: no field of ours says it (--map gives it one)";
    report(
      lineOf(name),
      "field",
      `${name}: ${shorten(formatValue(value), 60)}`,
      outcome,
    );
  }
  if (title !== undefined && toLine(title.text).length > 120)
    report(
      lineOf(title.name),
      "title",
      shorten(title.text, 200),
      "cut at 120 characters",
    );
  if (description !== undefined && toLine(description.text).length > 200)
    report(
      lineOf(description.name),
      "description",
      shorten(description.text, 2000),
      "cut at 200 characters",
    );
  return {
    title: title && (cut(toLine(title.text), 120) || undefined),
    description:
      description && (cut(toLine(description.text), 200) || undefined),
    ...dates,
    draft,
    slug: slug && (STYLE.test(slug.text) ? undefined : slug.text),
    authors,
    categories,
    image,
    featured,
    aliases,
    type:
      type !== undefined && Object.hasOwn(blogTypes, type) ? type : undefined,
    order:
      typeof order?.value === "number" &&
      Number.isInteger(order.value) &&
      order.value > 0
        ? order.value
        : undefined,
    others,
  };
}

function renameFields(
  fields: ReadonlyMap<string, unknown>,
  renames: ReadonlyMap<string, string>,
): Map<string, unknown> {
  const renamed = new Map(fields);
  for (const [theirs, ours] of renames) {
    const value = valueAt(fields, ...theirs.split("."));
    if (value === undefined) continue;
    renamed.delete(theirs);
    if (ours !== "") renamed.set(ours, value);
  }
  return renamed;
}
