import type { ForeignDocument } from "../dialects/dialect.ts";
import type { Import } from "../import.ts";
import { shorten } from "../project/open-project.ts";
import { entriesOf, listOf, textAt, textOf } from "../project/plain-value.ts";
import { parseDate } from "./parse-date.ts";
import { cut, hasTemplateCode, toLine } from "./plain-text.ts";

type Names = readonly string[];

/** Fields that the address of a text was made of, or that say it in another way. */
const SILENT = /^(?:id|type|weight|slug|permalink|url|path)$/u;

/** Front matter that remembers which of its fields were read. What has no place with us is reported with its line. */
export class FieldReader {
  readonly document: ForeignDocument;
  readonly title: string | undefined;
  readonly date: string | undefined;
  /** What the text says of its own address. */
  readonly slug: string | undefined;
  readonly #used = new Set<string>();
  readonly #run: Import;

  constructor(document: ForeignDocument, run: Import) {
    this.document = document;
    this.#run = run;
    this.title = this.line(fieldNames.titles, "title", 120);
    this.date = this.day(fieldNames.dates) ?? document.placed.date;
    const slug = textOf(this.first(fieldNames.slugs).value);
    // `permalink: false` is no address.
    this.slug = slug === "false" ? undefined : slug;
  }

  use(name: string): unknown {
    this.#used.add(name);
    return this.document.fields[name];
  }

  /** The first field that has a value. */
  first(names: Names): { name: string; value: unknown } {
    const hasValue = (name: string) =>
      listOf(this.document.fields[name]).length > 0;
    const name = names.find(hasValue) ?? "";
    return { name, value: this.use(name) };
  }

  /** The names of people or things in all of the fields. */
  words(names: Names, separator?: RegExp): string[] {
    return names.flatMap((name) =>
      listOf(this.use(name), separator).flatMap((each) => {
        if (entriesOf(each).length > 1)
          this.report("field", name, each, "in part: only the name is taken");
        return textOf(each) ?? textAt(each, "name", "label", "key") ?? [];
      }),
    );
  }

  /** The first single text without template code, as a line of at most so many characters. */
  line(names: Names, kind: string, most: number): string | undefined {
    for (const name of names) {
      const text = textOf(this.document.fields[name]) ?? "";
      const line = toLine(text);
      if (line === "") continue;
      this.use(name);
      if (!hasTemplateCode(line)) {
        const outcome = `cut at ${most} characters`;
        if (line.length > most) this.report(kind, name, text, outcome);
        return cut(line, most);
      }
      this.report("field", name, text, "left out: nothing evaluates its code");
    }
    return undefined;
  }

  /** @param least the day before which the date makes no sense */
  day(names: Names, least = ""): string | undefined {
    const { name, value } = this.first(names);
    const written = textOf(value) ?? textAt(value, "date");
    if (written === undefined || typeof value === "boolean") return undefined;
    const { generator, site } = this.#run;
    const date = generator.dayOf?.(written, site.config) ?? parseDate(written);
    if (date !== undefined && date >= least) return date;
    const why = date ? "is before the date" : "is no date that is sure";
    this.report("date", name, written, `left out: it ${why}`);
    return undefined;
  }

  report(kind: string, name: string, value: unknown, outcome: string): void {
    const { bodyLine, lines, path } = this.document;
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const what = `${name}: ${shorten(text, 200)}`;
    const line = lines.get(name) ?? Math.min(2, bodyLine);
    this.#run.project.reportFor(path)(line, kind, what, outcome);
  }

  /** A value that the text does not say, which is reported. */
  standIn(name: string, value: string, from: string): string {
    const report = this.#run.project.reportFor(this.document.path);
    report(1, name, `no ${name}`, `${from}: "${shorten(value, 160)}"`);
    return value;
  }

  /** The fields that `--map` has given our names; what is left besides is reported. */
  rest(): Record<string, unknown> {
    const ours = new Set(this.#run.renames.values());
    const isLeft = ([name]: [string, unknown]) => !this.#used.has(name);
    const left = entriesOf(this.document.fields).filter(isLeft);
    const outcome = "left out: no field of ours says it (--map gives it one)";
    for (const [name, value] of left)
      if (!ours.has(name) && !SILENT.test(name) && listOf(value).length > 0)
        this.report("field", name, value, outcome);
    return Object.fromEntries(left.filter(([name]) => ours.has(name)));
  }
}

const words = (text: string): readonly string[] => text.split(" ");

/** Names that sites give to what we have a field for, the most telling first, each in one spelling. */
export const fieldNames = {
  aliases: words("aliases redirect_from redirects alias old_url"),
  alts: words("imageAlt coverAlt heroImageAlt"),
  authors: words("authors author authorName byline by writer"),
  categories: words("categories category tags tag topics"),
  dates: words(
    "date pubDate publishDate pubDatetime publishedAt datePublished publishedDate created createdAt createdTime postDate publishAt publishOn scheduled scheduledAt scheduledFor goLive goLiveAt liveDate liveFrom visibleFrom availableFrom releaseDate",
  ),
  descriptions: words(
    "description summary excerpt subtitle lead abstract desc intro metaDescription seoDescription tagline",
  ),
  expiry: words(
    "expiryDate expires expiresAt expiresOn expireDate expirationDate expiration unpublishdate unpublishAt validUntil visibleUntil",
  ),
  images: words(
    "image cover coverImage heroImage hero thumbnail featuredImage featureImage banner img images ogImage header socialImage",
  ),
  orders: words("order weight sidebar_position nav_order position"),
  redirects: words("redirect_to redirect redirect_url"),
  slugs: words("slug permalink url path"),
  titles: words("title heading headline linkTitle sidebar_label name"),
  updates: words(
    "updated lastmod lastModifiedAt lastModified modified updatedDate updatedAt modDatetime lastUpdated dateModified lastUpdate lastEditedTime",
  ),
  others: words("build _build headless eleventyComputed"),
};

const known = new Map(
  Object.values(fieldNames)
    .flat()
    .toReversed()
    .map((name) => [bare(name), name]),
);

/** The spelling that an import reads for a field: `published_at`, `PublishedAt` and `published-at` are one. */
export function knownField(name: string): string | undefined {
  return known.get(bare(name));
}

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/(?<=.)[_-]/gu, "");
}
