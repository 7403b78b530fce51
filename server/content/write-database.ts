import { DatabaseSync } from "node:sqlite";
import {
  collections,
  markdownNames,
  visibleSpan,
  type BlogEntry,
  type CompiledEntry,
  type EntryOf,
  type MarkdownCollection,
  type MarkdownName,
  type SiteContentIndex,
  type VisibleSpan,
} from "#schema";
import { changeMoments } from "./change-moments.ts";
import {
  CONTENT_INDEXES,
  CONTENT_TABLES,
  FOUND_WORDS,
  KEEP_RARE_WORDS,
  MAX_STORED_POSTS,
} from "./database-layout.ts";
import { toIndexFacts } from "./index-facts.ts";
import { countTopicWords } from "./topic-words.ts";
import { createPostSummaries } from "./to-post-summary.ts";

/** A time after every date that JavaScript can represent. SQLite has no infinite integer. */
const FOREVER = 9e15;
const NEVER = { from: FOREVER, until: FOREVER };

/** The period in which visitors may see an entry, as stored in the database. */
function toSpan(
  entry: CompiledEntry,
  preview: SiteContentIndex["preview"],
): VisibleSpan {
  const { from, until } = visibleSpan(entry, preview) ?? NEVER;
  return {
    from: Math.max(from, -FOREVER),
    until: Math.min(until, FOREVER),
  };
}

type Insert = (id: number, entry: CompiledEntry, span: VisibleSpan) => void;

function createEntryInsert(
  database: DatabaseSync,
  collection: MarkdownName,
): Insert {
  const { sitemap = true }: MarkdownCollection = collections[collection];
  const insert = database.prepare(
    "insert into entry values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const insertSource = database.prepare("insert into source values (?, ?)");
  const insertAddress = database.prepare(
    "insert into address (rowid, path) values (?, ?)",
  );
  return (id, entry, { from, until }) => {
    const { slug, path, title } = entry;
    const inSitemap = Number(sitemap);
    const row = [id, collection, slug, path, title];
    insert.run(...row, entry.changed, inSitemap, from, until);
    insertSource.run(id, JSON.stringify(entry));
    insertAddress.run(id, path);
  };
}

/** The text of a post that is compared with others. Its title counts most. */
function topicOf({
  categories,
  description,
  excerpt,
  title,
}: BlogEntry): string {
  const names = categories.join(" ");
  const parts = [title, title, description, names, excerpt];
  return parts.join("\n");
}

interface TopicWords {
  add(postId: number, text: string): void;
  /** Makes the words searchable. Call it after the last post. */
  finish(): void;
}

/** Stores the words by which posts are compared: those that few of them have. */
function createTopicWords(database: DatabaseSync): TopicWords {
  const posts = new Map<string, number>();
  const insert = database.prepare("insert into found_word values (?, ?, ?)");
  return {
    add(postId, text) {
      for (const [word, count] of countTopicWords(text)) {
        const found = (posts.get(word) ?? 0) + 1;
        posts.set(word, found);
        if (found <= MAX_STORED_POSTS)
          insert.run(word, postId, 1 + Math.log(count));
      }
    },
    finish() {
      const insertWord = database.prepare(
        "insert into topic_word values (?, ?)",
      );
      for (const [word, found] of posts)
        if (found <= MAX_STORED_POSTS) insertWord.run(word, found);
      database.exec(KEEP_RARE_WORDS);
    },
  };
}

/** @returns a function that throws an AppError when a post refers to an unknown author or category */
function createPostInsert(
  database: DatabaseSync,
  index: SiteContentIndex,
  words: TopicWords,
): (id: number, entry: BlogEntry, span: VisibleSpan) => void {
  const toSummary = createPostSummaries(index.collections);
  const insert = database.prepare(
    "insert into post values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const insertCategory = database.prepare(
    "insert or ignore into post_category values (?, ?)",
  );
  return (id, entry, { from, until }) => {
    const post = toSummary(entry);
    const { categories, featured, publishedDate, slug, type } = post;
    const row = [id, slug, publishedDate, entry.changed, type, entry.author];
    insert.run(...row, Number(featured), from, until);
    for (const category of categories) insertCategory.run(category.slug, id);
    if (from !== FOREVER) words.add(id, topicOf(entry));
  };
}

/** @throws AppError when a post refers to an unknown author or category */
function insertEntries(database: DatabaseSync, index: SiteContentIndex): void {
  let last = 0;
  function insertList<Name extends MarkdownName>(
    collection: Name,
    insert: (id: number, entry: EntryOf<Name>, span: VisibleSpan) => void,
  ): void {
    const { order }: MarkdownCollection = collections[collection];
    const entries: readonly EntryOf<Name>[] = index.collections[collection];
    for (const entry of entries.toSorted(order))
      insert(++last, entry, toSpan(entry, index.preview));
  }
  const words = createTopicWords(database);
  const insertPost = createPostInsert(database, index, words);
  for (const name of markdownNames) {
    const insert = createEntryInsert(database, name);
    if (name !== "blog") insertList(name, insert);
    else
      insertList(name, (id, entry, span) => {
        insert(id, entry, span);
        insertPost(id, entry, span);
      });
  }
  words.finish();
}

function insertRest(database: DatabaseSync, index: SiteContentIndex): void {
  const insertMoment = database.prepare("insert into moment values (?)");
  for (const at of changeMoments(index)) insertMoment.run(at);
  const insertRedirect = database.prepare("insert into redirect values (?, ?)");
  for (const [path, target] of Object.entries(index.redirects))
    insertRedirect.run(path, target);
  database
    .prepare("insert into facts values ('index', ?)")
    .run(JSON.stringify(toIndexFacts(index)));
}

/**
 * Writes an index into a new database.
 * @throws AppError when a post refers to an author or category that is missing from the index
 */
export function writeDatabase(file: string, index: SiteContentIndex): void {
  const database = new DatabaseSync(file);
  try {
    // No other process reads the file before it is complete.
    database.exec("pragma journal_mode = off; pragma synchronous = off");
    database.exec(`begin; ${CONTENT_TABLES}${FOUND_WORDS}`);
    insertEntries(database, index);
    insertRest(database, index);
    database.exec(`${CONTENT_INDEXES}; commit`);
  } finally {
    database.close();
  }
}
