import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  INDEX_VERSION,
  markdownNames,
  siteContentIndex,
  type BlogEntry,
  type DocEntry,
  type EntryBody,
  type EntryOf,
  type GuideEntry,
  type JobEntry,
  type LegalEntry,
  type MarkdownName,
  type SiteContentIndex,
} from "#schema";
import { pageWords, records, settings } from "./site-records.ts";

/** A folder like the toolchain's output, written by hand. */
export interface ContentFolder {
  readonly path: string;
  /** Writes the bodies, then the index, atomically. */
  write(content: Partial<TestContent>): void;
  writeRaw(name: string, text: string): void;
  remove(): void;
}

type Lists = { [Name in MarkdownName]: EntryOf<Name>[] };

export interface TestContent extends Lists {
  digest: string;
  redirects: Record<string, string>;
  preview: SiteContentIndex["preview"];
}

/** The body of an entry: its slug and `words`. */
export function bodyText(slug: string, words = "first words"): string {
  const body: EntryBody = {
    html: `<h2 id="start">Start</h2><p>${slug}: ${words}</p>`,
    toc: [{ depth: 2, text: "Start", id: "start" }],
    text: `Start ${slug}: ${words}`,
    links: [],
  };
  return JSON.stringify(body);
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function compiled(collection: string, slug: string, words?: string) {
  return {
    title: `Title of ${slug}`,
    description: `Description of ${slug}.`,
    date: "2026-03-01",
    slug,
    path: `/${collection}/${slug}`,
    file: `${collection}/${slug}.md`,
    aliases: [],
    changed: "2026-03-01",
    related: [],
    excerpt: "Start",
    words: 4,
    readTimeMinutes: 1,
    bodyDigest: digestOf(bodyText(slug, words)),
  };
}

export function blogEntry(
  slug: string,
  fields: Partial<BlogEntry> = {},
  words?: string,
): BlogEntry {
  return {
    ...compiled("blog", slug, words),
    id: Number.parseInt(digestOf(slug).slice(0, 6), 16),
    type: "blog",
    author: "mara",
    categories: ["signals"],
    ...fields,
  };
}

export function guideEntry(
  slug: string,
  fields: Partial<GuideEntry> = {},
): GuideEntry {
  return {
    ...compiled("guides", slug),
    category: "Beginner",
    icon: "compass",
    order: 1,
    ...fields,
  };
}

export function docEntry(
  slug: string,
  fields: Partial<DocEntry> = {},
): DocEntry {
  return {
    ...compiled("documentation", slug),
    kind: "article",
    group: "integrations",
    order: 1,
    ...fields,
  };
}

export function jobEntry(
  slug: string,
  fields: Partial<JobEntry> = {},
): JobEntry {
  return {
    ...compiled("careers", slug),
    department: "Sales",
    location: "Remote (EU/UK)",
    type: "Full-time",
    ...fields,
  };
}

export function legalEntry(slug: string): LegalEntry {
  return { ...compiled("legal", slug), path: `/${slug}` };
}

/** The index of a folder with these entries. */
export function createIndex(content: Partial<TestContent>): SiteContentIndex {
  const lists = markdownNames.map((name) => [name, content[name] ?? []]);
  return siteContentIndex.parse({
    version: INDEX_VERSION,
    digest: content.digest ?? digestOf(JSON.stringify(content)),
    counts: {},
    redirects: content.redirects ?? {},
    preview: content.preview,
    collections: { ...Object.fromEntries(lists), ...records },
    settings: { ...settings, ...pageWords },
  });
}

export function createContentFolder(
  content: Partial<TestContent> = {},
): ContentFolder {
  const root = mkdtempSync(join(tmpdir(), "northlark-server-"));
  const path = join(root, "content");

  function writeRaw(name: string, text: string): void {
    const file = join(path, name);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(`${file}.next`, text);
    renameSync(`${file}.next`, file);
  }

  function write(next: Partial<TestContent>): void {
    for (const name of markdownNames) {
      for (const { slug, bodyDigest } of next[name] ?? []) {
        for (const words of [undefined, "second words", "third words"]) {
          const text = bodyText(slug, words);
          if (digestOf(text) === bodyDigest)
            writeRaw(`${name}/${slug}.json`, text);
        }
      }
    }
    writeRaw("index.json", JSON.stringify(createIndex(next)));
  }

  write(content);
  return {
    path,
    write,
    writeRaw,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
