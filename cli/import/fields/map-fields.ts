import { blogTypes, type CollectionName } from "#schema";
import type { ReportLoss } from "../losses.ts";
import {
  isMapping,
  listOf,
  textAt,
  textOf,
  valueAt,
} from "../project/plain-value.ts";
import { categoriesOf, type ForeignDocument } from "../dialects/dialect.ts";
import { draftFields, fieldNames } from "./field-names.ts";
import { createFieldReader, isTrue, type FieldReader } from "./field-reader.ts";
import { mapDates, type MappedDates } from "./map-dates.ts";
import { cut, toLine } from "./plain-text.ts";

/** The picture that stands for a text, and its words. */
export interface MappedImage {
  /** Of its field. */
  name: string;
  src: string;
  alt: string | undefined;
}

/** What the front matter of a foreign document says in our words. */
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
  type: string | undefined;
  order: number | undefined;
  /** Fields that a person mapped by hand. */
  others: Map<string, unknown>;
  lineOf: (name: string) => number;
}

export interface MapOptions {
  collection: CollectionName;
  /** Their name -> ours; empty for one that is left out without a word. */
  renames: ReadonlyMap<string, string>;
  dayFirst: boolean;
  report: ReportLoss;
}

/** Fields that the address of a text was made of. */
const ADDRESS = /^(?:slug|id|url|path|permalink|type|weight)$/u;

/** Front matter in our names. What has no place with us is reported, each field with its line. */
export function mapFields(
  document: ForeignDocument,
  { collection, dayFirst, renames, report }: MapOptions,
): MappedFields {
  const fields = renameFields(document.fields, renames);
  const reader = createFieldReader(fields, document, report);
  if (document.changed !== undefined)
    report(1, "file", "front matter", document.changed);
  for (const [theirs, ours] of renames) if (ours === "") reader.use(theirs);
  for (const name of ["author_title", ...fieldNames.aliases]) reader.use(name);
  const [, slug] = reader.firstText(["slug", "permalink", "url", "path"]);
  const [, order] = reader.first(fieldNames.orders);
  const featured = fieldNames.featured.filter((name) =>
    isTrue(reader.use(name)),
  );
  const type = textOf(fields.get("type")) ?? "";
  const mapped = {
    title: mapText(reader, "title", fieldNames.titles, 120),
    description: mapText(reader, "description", fieldNames.descriptions, 200),
    ...mapDates(reader, document.placed.date, dayFirst),
    draft: mapDraft(reader) || document.placed.isDraft === true,
    slug,
    authors: fieldNames.authors.flatMap((name) =>
      listOf(reader.use(name), /\s*(?:,|;| & | and )\s*/u),
    ),
    categories: mapCategories(reader, document, dayFirst),
    image: mapImage(reader),
    featured: collection === "blog" && featured.length > 0,
    type: Object.hasOwn(blogTypes, type) ? type : undefined,
    order:
      Number.isInteger(order) && Number(order) > 0 ? Number(order) : undefined,
    lineOf: reader.lineOf,
  };
  const others = new Map(
    [...renames.values()].flatMap((ours): [string, unknown][] =>
      ours !== "" && fields.has(ours) && !reader.isUsed(ours)
        ? [[ours, reader.use(ours)]]
        : [],
    ),
  );
  reportUnused(reader);
  return { ...mapped, others };
}

/** A text that takes at most so many characters. */
function mapText(
  reader: FieldReader,
  kind: "title" | "description",
  names: readonly string[],
  most: number,
): string | undefined {
  const [name, text] = reader.firstText(names);
  const line = toLine(text ?? "");
  if (line.length > most)
    reader.tell(kind, name, text, `cut at ${most} characters`);
  return line === "" ? undefined : cut(line, most);
}

/** True for a text that its site does not show. */
function mapDraft(reader: FieldReader): boolean {
  const build = reader.fields.has("build") ? "build" : "_build";
  const list = textAt(reader.fields.get(build), "list");
  const isUnlisted = list === "never" || list === "false";
  if (isUnlisted)
    reader.tell(
      "draft",
      `${build}.list`,
      list,
      "a draft: there are no unlisted pages",
    );
  if (list !== undefined) reader.use(build);
  if (isTrue(reader.fields.get("unlisted")))
    reader.tell(
      "draft",
      "unlisted",
      true,
      "a draft: there are no unlisted pages",
    );
  const isHidden = [...draftFields].filter(([name, hidden]) => {
    const value = String(reader.use(name));
    return hidden ? isTrue(value) : /^(?:false|no|off)$/iu.test(value);
  });
  return (
    isUnlisted ||
    isHidden.length > 0 ||
    /^draft$/iu.test(String(reader.use("status")))
  );
}

function mapCategories(
  reader: FieldReader,
  { placed }: ForeignDocument,
  dayFirst: boolean,
): string[] {
  const own = fieldNames.categories.flatMap((name) => {
    const value = reader.use(name);
    // Jekyll reads `tags: a b` as two tags, and `category: a b` as one category.
    const isOne = dayFirst && /^(?:category|topic|series)$/u.test(name);
    const isSpaced =
      dayFirst &&
      !String(value).includes(",") &&
      /^(?:tags|categories)$/u.test(name);
    return listOf(value, isOne ? undefined : isSpaced ? /\s+/u : /\s*,\s*/u);
  });
  const names = own.flatMap(
    (each) => textOf(each) ?? textAt(each, "label", "name") ?? [],
  );
  return [...categoriesOf({ fields: new Map(), placed }), ...names];
}

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$|^https?:/iu;
/** Where the file stands in a picture that is a mapping. */
const SOURCES = "src url image path feature relative_path teaser file".split(
  " ",
);

function mapImage(reader: FieldReader): MappedImage | undefined {
  for (const name of fieldNames.images) {
    const [one, ...others] = listOf(reader.fields.get(name));
    const src = textOf(one) ?? textAt(one, ...SOURCES);
    if (src === undefined || !IMAGE.test(src)) continue;
    reader.use(name);
    const rest = Object.entries(isMapping(one) ? one : {}).filter(
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
    const [, besides] = reader.firstText([
      "imageAlt",
      "image_alt",
      "coverAlt",
      "heroImageAlt",
    ]);
    return { name, src, alt: textAt(one, "alt", "caption") ?? besides };
  }
  return undefined;
}

function reportUnused(reader: FieldReader): void {
  for (const [name, value] of reader.fields) {
    const isEmpty = value === null || value === "" || value === undefined;
    if (isEmpty || reader.isUsed(name) || ADDRESS.test(name)) continue;
    const isSaid = [...fieldNames.titles, ...fieldNames.descriptions].includes(
      name,
    );
    const why =
      isSaid && textOf(value) !== undefined
        ? "another field says it already (--map chooses this one)"
        : "no field of ours says it (--map gives it one)";
    reader.tell("field", name, value, `left out: ${why}`);
  }
}

function renameFields(
  fields: ReadonlyMap<string, unknown>,
  renames: ReadonlyMap<string, string>,
): Map<string, unknown> {
  const renamed = new Map(fields);
  for (const [theirs, ours] of renames) {
    const value = fields.get(theirs) ?? valueAt(fields, ...theirs.split("."));
    if (value === undefined) continue;
    renamed.delete(theirs);
    if (ours !== "") renamed.set(ours, value);
  }
  return renamed;
}
