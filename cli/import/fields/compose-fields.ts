import { docGroups } from "#schema";
import type { ConvertedDocument } from "../body/convert-document.ts";
import type { ResolveTarget } from "../body/rewrite-targets.ts";
import type { Import } from "../import.ts";
import { slugStyleOf } from "../../model/slug.ts";
import { entriesOf, listOf, textAt, textOf } from "../project/plain-value.ts";
import { fieldNames, type FieldReader } from "./field-reader.ts";
import { findTimes, reportHiding } from "./visibility.ts";
import { findAuthors, findCategories, findLabels } from "./find-records.ts";
import { cut, hasTemplateCode, toLine, toPlainLine } from "./plain-text.ts";

type Fields = Record<string, unknown>;

/** A document on its way: its fields, where it will be, and its text as elements that pages may hold. */
export interface Draft {
  reader: FieldReader;
  slug: string;
  /** Its new address. */
  address: string;
  text: ConvertedDocument;
}
type KnownDocument = Draft & { resolve: ResolveTarget };

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$|^https?:/iu;
/** Stands for a date that nobody knows; the entry is a draft, and a comment says why. */
export const NO_DATE = "1970-01-01";
/** What entries of a collection need besides. */
const USUAL: Record<string, Fields> = {
  blog: { type: "blog" },
  guides: { category: "Beginner", icon: "compass" },
  docs: { kind: "article", group: Object.keys(docGroups)[0] },
};
/** Fields whose values of `--default` are for texts that say nothing else. */
const FALLBACKS = new Set(["author", "categories", "date", "description"]);

/** Everything that an entry of a collection has to have: what the document says, and what can be told from it. */
export function composeFields(known: KnownDocument, run: Import): Fields {
  const { reader } = known;
  const { defaults, into } = run;
  for (const name of fieldNames.aliases) reader.use(name);
  const updated = reader.day(fieldNames.updates, reader.date);
  const date = findDate(known, run, updated);
  const words = findWords(known, run);
  const times = findTimes(reader, date ?? NO_DATE, run);
  reportHiding(reader, run);
  const isHidden = run.project.hidden.has(reader.document.path);
  const isPost = into === "blog";
  const given = [...defaults].filter(([name]) => !FALLBACKS.has(name));
  return {
    ...words,
    date: date ?? NO_DATE,
    updated: updated === date ? undefined : updated,
    publishAt: date && times.publishAt,
    expiresAt: date && times.expiresAt,
    draft: isHidden || date === undefined || undefined,
    lang: findLanguage(reader, run),
    ...USUAL[into],
    ...Object.fromEntries(given),
    order: findOrder(reader, into),
    ...(isPost && findAuthors(reader, run)),
    categories: isPost ? findCategories(reader, run) : undefined,
    ...(isPost && findLabels(reader, run)),
    image: isPost ? findImage(known, words.title) : undefined,
    ...reader.rest(),
  };
}

function findOrder(reader: FieldReader, into: string): number | undefined {
  const order = Number(reader.first(fieldNames.orders).value);
  const isOrdered = ["guides", "docs"].includes(into) && order > 0;
  return isOrdered && Number.isInteger(order) ? order : undefined;
}

function findWords({ reader, slug, text }: Draft, { defaults }: Import) {
  const name = slug.replaceAll("-", " ");
  const fromName = name.slice(0, 1).toUpperCase() + name.slice(1);
  const title =
    cut(clean(reader.title ?? text.title), 120) ||
    reader.standIn("title", fromName, "from the name of the file");
  const written = reader.line(fieldNames.descriptions, "description", 200);
  const found = cut(clean(text.description), 200);
  const from = found ? "derived from the text" : "the title stands in";
  const description =
    written ??
    defaults.get("description") ??
    reader.standIn("description", found || title, from);
  return { title, description: toPlainLine(description) };
}

/** Nothing for a line with the code of a template. */
function clean(line = ""): string {
  return hasTemplateCode(line) ? "" : toPlainLine(line);
}

/** @param updated a text without a date is at least as old as its last change */
function findDate({ reader }: Draft, run: Import, updated = "") {
  const date = reader.date ?? run.defaults.get("date");
  const added = run.gitDates.get(reader.document.path);
  if (date !== undefined) return date;
  if (updated !== "" && updated <= (added ?? updated))
    return reader.standIn("date", updated, "when it was last changed");
  if (added !== undefined)
    return reader.standIn("date", added, "when git first saw the file");
  const outcome = "a draft until it has one (--default date=... gives one)";
  reader.standIn("date", NO_DATE, outcome);
  return undefined;
}

/** The language that a text says it is in; undefined for that of the site it comes to. */
function findLanguage(reader: FieldReader, { before }: Import) {
  const ours = slugStyleOf(before.folder.settings).lang;
  for (const name of ["lang", "locale"]) {
    const written = textOf(reader.document.fields[name]) ?? "";
    const tag = toLanguage(written.replace("_", "-"));
    if (tag === undefined) continue;
    reader.use(name);
    return tag === ours ? undefined : tag;
  }
  return undefined;
}

/** A language tag in its usual spelling; undefined for what is the name of no language. */
function toLanguage(written: string): string | undefined {
  try {
    const tag = Intl.getCanonicalLocales(written)[0] ?? "";
    const { language } = new Intl.Locale(tag);
    return LANGUAGES.of(language) === undefined ? undefined : tag;
  } catch {
    return undefined;
  }
}

const LANGUAGES = new Intl.DisplayNames("en", {
  type: "language",
  fallback: "none",
});

/** A picture that stands for the whole text: a file of the project, with words for those who cannot see it. */
function findImage({ reader, resolve }: KnownDocument, title: string) {
  const { fields } = reader.document;
  const name = fieldNames.images.find((each) => sourceOf(fields[each]));
  if (name === undefined) return undefined;
  const value = reader.use(name);
  const src = sourceOf(value) ?? "";
  const [one, ...others] = listOf(value);
  const part = "in part: the picture of an entry is one file and its words";
  if (others.length > 0 || entriesOf(one).length > 2)
    reader.report("field", name, value, part);
  const [words = ""] = reader.words(fieldNames.alts);
  const alt = cut(toLine(textAt(one, "alt", "caption") ?? words), 250);
  const address = resolve(src, "image", () => {}) ?? "";
  const isFile = address.startsWith("./");
  const outcome = isFile
    ? "has no text alternative: the title stands in for it"
    : "left out: an entry's own picture has to be a file of the project";
  if (!isFile || alt === "")
    reader.report(isFile ? "alt" : "image", name, src, outcome);
  return isFile ? { src: address, alt: alt || title } : undefined;
}

/** The address of the picture in a field. */
function sourceOf(value: unknown): string | undefined {
  const [one] = listOf(value);
  const src = textOf(one) ?? textAt(one, "src", "url", "image", "path");
  return src && IMAGE.test(src) ? src : undefined;
}
