import { blogTypes, type CollectionName } from "#schema";
import { shorten, type ReportLoss } from "../losses.ts";
import { isMapping, listOf, textOf, valueAt } from "../project/plain-value.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import { parseDate } from "./parse-date.ts";
import { cut, toLine } from "./plain-text.ts";

/** What the front matter of a foreign document says in our words; the body has its say later. */
export interface MappedFields {
  title: string | undefined;
  description: string | undefined;
  date: string | undefined;
  updated?: string;
  publishAt?: string;
  expiresAt?: string;
  draft: boolean;
  slug: string | undefined;
  /** Names as they are written, each with what else is known. */
  authors: unknown[];
  categories: string[];
  image: { src: string; alt: string | undefined } | undefined;
  featured: boolean;
  aliases: string[];
  type: string | undefined;
  order: number | undefined;
  /** Fields that a person mapped or set by hand. */
  others: Map<string, unknown>;
}

const ALIASES = [
  "aliases",
  "redirect_from",
  "redirectFrom",
  "redirects",
  "alias",
  "oldUrls",
  "old_url",
  "redirect",
];
const TITLES = [
  "title",
  "heading",
  "headline",
  "linkTitle",
  "linktitle",
  "sidebar_label",
  "name",
  "nav_title",
  "short_title",
  "menuTitle",
];
const DESCRIPTIONS = [
  "description",
  "summary",
  "excerpt",
  "subtitle",
  "lead",
  "abstract",
  "desc",
  "intro",
  "teaser",
  "meta_description",
  "metaDescription",
  "seoDescription",
  "blurb",
  "tagline",
];
const DATES = [
  "date",
  "pubDate",
  "publishDate",
  "publishdate",
  "publish_date",
  "pubDatetime",
  "published_at",
  "publishedAt",
  "datePublished",
  "date_published",
  "created",
  "createdAt",
  "created_at",
  "published_date",
  "publishedDate",
  "post_date",
  "datetime",
  "pub_date",
  "pubdate",
];
const UPDATES = [
  "updated",
  "lastmod",
  "last_modified_at",
  "lastModified",
  "modified",
  "updatedDate",
  "updated_at",
  "updatedAt",
  "modDatetime",
  "lastUpdated",
  "last_updated",
  "dateModified",
  "date_modified",
  "modified_date",
  "update",
  "last-modified",
  "last_update",
  "updateDate",
  "upDate",
  "lastUpdateDate",
];
const IMAGES = [
  "image",
  "cover",
  "coverImage",
  "cover_image",
  "heroImage",
  "hero_image",
  "thumbnail",
  "featured_image",
  "featuredImage",
  "feature_image",
  "banner",
  "img",
  "images",
  "ogImage",
  "og_image",
  "header",
  "hero",
  "socialImage",
  "preview",
  "feature",
  "teaser_image",
  "titleImage",
  "bannerImage",
];
const DRAFTS: readonly [name: string, value: boolean][] = [
  ["draft", true],
  ["isDraft", true],
  ["unlisted", true],
  ["hidden", true],
  ["private", true],
  ["published", false],
  ["publish", false],
  ["headless", true],
  ["nopublish", true],
];
const AUTHORS = ["authors", "author", "author_name", "byline", "by", "writer"];
const CATEGORIES = [
  "categories",
  "category",
  "tags",
  "tag",
  "topics",
  "topic",
  "keywords",
  "series",
];
const ORDERS = ["order", "weight", "sidebar_position", "nav_order", "position"];
/** They say how a page is laid out elsewhere, or what our compiler finds out by itself. */
const LAYOUT =
  /^(?:layout|type|template|toc|comments?|disqus.*|math|mathjax|katex|mermaid|share|sharing|show.*|hide.*|menu|menus|sidebar.*|nav.*|pagination.*|aside|toc_.*|toc.*|noindex|sitemap|outputs|markup|kind|isCJKLanguage|cascade|build|_build|slug|id|url|permalink|reading_time|readingTime|readtime|word_?count|enable.*|disable.*|no.*|lang|language|locale|translationKey|translations?|custom_edit_url|last_update_author|draft|render|collection|bootstrap|css|js|scripts?|styles?|class|classes|body_class|tocopen|weight|prev|next|parent|has_children|grand_parent|guid|wordpress_id|wordpress_url|post_id|dsq_thread_id|ref|uid|googlefonts|googleicons|docsearch|editurl|table_of_contents|author_url|author_title|author_image_url|image_alt|imageAlt|coverAlt|ogtype|robots|canonical.*|changefreq|priority|date_folder|header.*|search.*|hero.*|splash|head|banner|badge|layoutClass)$/iu;

export interface MapOptions {
  collection: CollectionName;
  /** Their name -> ours; empty for one that is left out without a word. */
  renames: ReadonlyMap<string, string>;
  dayFirst: boolean;
  report: ReportLoss;
}

/** Front matter in our names. What has no place with us is reported, each field with its line. */
export function mapFields(
  document: ForeignDocument,
  { collection, dayFirst, renames, report }: MapOptions,
): MappedFields {
  const fields = renameFields(document.fields, renames);
  const lineOf = (name: string) =>
    document.lines.get(name) ?? (document.isThere ? 2 : 1);
  const used = new Set<string>();
  const first = (names: readonly string[]) => {
    for (const name of names) {
      const value = fields.get(name);
      if (value === undefined || value === null || value === "") continue;
      used.add(name);
      return { name, value };
    }
    return undefined;
  };
  const firstText = (names: readonly string[]) => {
    for (const name of names) {
      const text = textOf(fields.get(name));
      if (text === undefined) continue;
      used.add(name);
      return { name, text };
    }
    return undefined;
  };
  for (const name of renames.keys())
    if (renames.get(name) === "") used.add(name);

  const title = firstText(TITLES);
  const description = firstText(DESCRIPTIONS);
  const dates = readDates();
  const draft = readDraft();
  const image = readImage();
  const authors = AUTHORS.flatMap((name) => {
    if (fields.has(name)) used.add(name);
    return listOf(fields.get(name), /\s*(?:,|;| & | and )\s*/u);
  });
  const categories = CATEGORIES.flatMap((name) => {
    if (!fields.has(name)) return [];
    used.add(name);
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
    if (fields.has(name)) used.add(name);
    return listOf(fields.get(name), /[\s,]+/u).flatMap(
      (item) => textOf(item) ?? [],
    );
  });
  const slug = firstText(["slug", "permalink", "url"]);
  const order = first(ORDERS);
  const featured = ["featured", "pinned", "sticky", "featured_post"].some(
    (name) => {
      if (!fields.has(name)) return false;
      used.add(name);
      return collection === "blog" && isTrue(fields.get(name));
    },
  );
  const type = textOf(fields.get("type"));
  const others = new Map<string, unknown>();
  for (const ours of renames.values())
    if (ours !== "" && fields.has(ours) && !used.has(ours))
      others.set(ours, fields.get(ours));
  for (const [name, value] of fields) {
    if (
      used.has(name) ||
      others.has(name) ||
      value === null ||
      value === "" ||
      value === undefined
    )
      continue;
    if (/^(?:slug|id|url|permalink|type|draft|weight)$/u.test(name)) continue;
    const outcome = LAYOUT.test(name)
      ? "left out: it says how the page was shown there"
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
    slug: slug?.text,
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

  function readDates(): Pick<
    MappedFields,
    "date" | "updated" | "publishAt" | "expiresAt"
  > {
    const find = (names: readonly string[]) => {
      const found = first(names);
      if (found === undefined) return undefined;
      const value: unknown = isMapping(found.value)
        ? found.value.date
        : found.value;
      if (value === undefined || value === null || typeof value === "boolean")
        return undefined;
      const parsed = parseDate(value, dayFirst);
      if (parsed === undefined)
        report(
          lineOf(found.name),
          "date",
          `${found.name}: ${shorten(formatValue(value), 60)}`,
          "left out: it is no date",
        );
      else if (parsed.isAmbiguous)
        report(
          lineOf(found.name),
          "date",
          `${found.name}: ${formatValue(value)}`,
          `read as ${parsed.date}: the other reading is possible too`,
        );
      return parsed;
    };
    const later = ["publishDate", "publishdate"].find(
      (name) => fields.has(name) && fields.has("date"),
    );
    const date =
      find(DATES) ??
      (document.placed.date === undefined
        ? undefined
        : { date: document.placed.date });
    const updated = find(UPDATES);
    const publish = later === undefined ? undefined : find([later]);
    const expires = find([
      "expiryDate",
      "expirydate",
      "expires",
      "expiresAt",
      "unpublishdate",
    ]);
    const isLate =
      updated !== undefined && date !== undefined && updated.date < date.date;
    if (isLate)
      report(
        1,
        "date",
        `updated: ${updated.date}`,
        "left out: it is before the date",
      );
    const start = publish?.instant ?? publish?.date ?? date?.date;
    const isOver =
      expires !== undefined &&
      start !== undefined &&
      Date.parse(expires.instant ?? expires.date) <= Date.parse(start);
    if (isOver)
      report(
        1,
        "date",
        `expires: ${expires.date}`,
        "left out: it is not after the date",
      );
    return {
      date: date?.date,
      ...(updated === undefined || isLate ? {} : { updated: updated.date }),
      ...(publish === undefined || publish.date === date?.date
        ? {}
        : { publishAt: publish.instant ?? publish.date }),
      ...(expires === undefined || isOver
        ? {}
        : { expiresAt: expires.instant ?? expires.date }),
    };
  }

  function readDraft(): boolean {
    let found = document.placed.isDraft ?? false;
    for (const [name, wanted] of DRAFTS) {
      if (!fields.has(name)) continue;
      used.add(name);
      const value = fields.get(name);
      if (
        typeof value === "boolean" ||
        /^(?:true|false|yes|no|on|off)$/iu.test(String(value))
      )
        found ||= isTrue(value) === wanted;
      if (name === "unlisted" && isTrue(value))
        report(
          lineOf(name),
          "draft",
          "unlisted: true",
          "a draft: there are no unlisted pages",
        );
    }
    if (/^draft$/iu.test(textOf(fields.get("status")) ?? "")) found = true;
    used.add("status");
    return found;
  }

  function readImage(): MappedFields["image"] {
    for (const name of IMAGES) {
      const value = fields.get(name);
      const [one] = listOf(value);
      const src =
        textOf(one) ??
        textOf(valueAt(one, "src")) ??
        textOf(valueAt(one, "url")) ??
        textOf(valueAt(one, "image")) ??
        textOf(valueAt(one, "path")) ??
        textOf(valueAt(one, "feature")) ??
        textOf(valueAt(one, "relative_path")) ??
        textOf(valueAt(one, "teaser")) ??
        textOf(valueAt(one, "file"));
      if (
        src === undefined ||
        !/\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$|^https?:/iu.test(src)
      )
        continue;
      used.add(name);
      const alt =
        textOf(valueAt(one, "alt")) ??
        textOf(valueAt(one, "caption")) ??
        textOf(fields.get("imageAlt")) ??
        textOf(fields.get("image_alt")) ??
        textOf(fields.get("coverAlt")) ??
        textOf(fields.get("heroImageAlt"));
      return { src, alt };
    }
    return undefined;
  }
}

function renameFields(
  fields: ReadonlyMap<string, unknown>,
  renames: ReadonlyMap<string, string>,
): Map<string, unknown> {
  const renamed = new Map(fields);
  for (const [theirs, ours] of renames) {
    const value = valueAt(fields, ...theirs.split("."));
    if (value === undefined || ours === "") continue;
    renamed.delete(theirs);
    renamed.set(ours, value);
  }
  return renamed;
}

export function isTrue(value: unknown): boolean {
  return value === true || /^(?:true|yes|on|1)$/iu.test(String(value));
}

function formatValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
