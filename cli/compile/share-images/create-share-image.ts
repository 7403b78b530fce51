import { hash } from "node:crypto";
import {
  collections,
  shadesOf,
  type Collection,
  type CollectionName,
  type CompiledEntry,
  type Theme,
} from "#schema";
import {
  SHARE_FOLDER,
  type ShareBrand,
  type ShareImage,
  type ShareStyle,
} from "../../model/share-card.ts";
import { readFileSync } from "node:fs";
import { textAt } from "../../model/value-at.ts";
import type { RecordEntry, SettingsEntry } from "../../model/entry.ts";

/** Increased whenever the drawing changes, which changes the images' addresses. */
const DRAWING = 2;
const MAX_FACTS = 3;

/** The share image of an entry, not drawn yet. Its path changes with anything that it shows. */
export function createShareImage(
  name: CollectionName,
  fields: Record<string, unknown>,
  { lang, names, siteName, style }: ShareBrand,
): ShareImage {
  const collection: Collection = collections[name];
  const search = collection.kind === "markdown" ? collection.search : undefined;
  const entry = toCompiledEntry(fields);
  const nameOf = (of: string, id: string) => names[`${of}/${id}`] ?? "";
  const about = search?.about(entry, nameOf) ?? [];
  const { author, authors = [author] } = fields;
  const byline: unknown[] = Array.isArray(authors) ? authors : [];
  // Only entries with an author show a date.
  const facts =
    typeof author === "string"
      ? [
          byline.map((id) => nameOf("authors", String(id))).join(", "),
          formatDate(entry.date, lang),
        ]
      : about.slice(0, MAX_FACTS);
  const label = search?.kind(entry) ?? collection.label;
  const card = {
    siteName,
    kind: label.charAt(0).toUpperCase() + label.slice(1),
    title: entry.title,
    facts: facts.filter((fact) => fact !== ""),
    slug: entry.slug,
  };
  const key = hash("sha256", JSON.stringify([DRAWING, style, card])).slice(
    0,
    8,
  );
  const path = `${SHARE_FOLDER}/${name}.${entry.slug}.${key}.png`;
  return { path, card };
}

/** Trusted: the entry's schema has checked its fields. */
function toCompiledEntry(fields: Record<string, unknown>): CompiledEntry {
  return fields as CompiledEntry;
}

function formatDate(date: string, lang: string): string {
  const options = { dateStyle: "long", timeZone: "UTC" } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(lang, options);
}

/** The records whose names share images show. */
const NAMED = new Set(["authors", "categories"]);

/**
 * What share images show besides their entries.
 * @returns undefined for a folder without the settings and the theme of a site, which has no pages to share
 */
export function readBrand(
  settings: readonly SettingsEntry[],
  records: readonly RecordEntry[],
  publicFiles: ReadonlyMap<string, string>,
): ShareBrand | undefined {
  const dataOf = (name: CollectionName) =>
    settings.find(({ collection }) => collection === name)?.data;
  const siteName = dataOf("site")?.["name"];
  const lang = textAt(dataOf("site"), "lang") ?? "en";
  const theme = collections.theme.value.safeParse(dataOf("theme")).data;
  if (typeof siteName !== "string" || theme === undefined) return undefined;
  const names: Record<string, string> = {};
  for (const { collection, data, id } of records) {
    const name = data?.["name"];
    if (id !== undefined && typeof name === "string" && NAMED.has(collection))
      names[`${collection}/${id}`] = name;
  }
  const mark = readText(publicFiles.get("/favicon.svg"));
  return { siteName, lang, names, style: { mark, ...toStyle(theme) } };
}

// The overload states the type that the loop produces, because TypeScript cannot infer it.
function darkColors(theme: Theme): ShareStyle["colors"];
function darkColors({ colors }: Theme): object {
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name, shadesOf(color).dark]),
  );
}

function toStyle(theme: Theme): Omit<ShareStyle, "mark"> {
  return { font: theme.fonts.sans.package, colors: darkColors(theme) };
}

function readText(path: string | undefined): string {
  try {
    return path === undefined ? "" : readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
