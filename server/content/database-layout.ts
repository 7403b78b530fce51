import { createHash } from "node:crypto";
import { INDEX_VERSION } from "#schema";

/**
 * The tables of a content database. The id of an entry is its position among all entries: collections in the order of
 * the registry, and the entries of each in the order of its lists. `live_from` and `live_until` are milliseconds
 * since 1970.
 */
export const CONTENT_TABLES = `
  create table facts (name text primary key, value text not null) without rowid;
  create table moment (at integer primary key);
  create table redirect (path text primary key, target text not null) without rowid;
  create table entry (
    id integer primary key,
    collection text not null,
    slug text not null,
    path text not null,
    title text not null,
    revised text not null,
    in_sitemap integer not null,
    live_from integer not null,
    live_until integer not null
  );
  create table source (id integer primary key, json text not null);
  create table post (
    id integer primary key,
    slug text not null,
    date text not null,
    revised text not null,
    type text not null,
    author text not null,
    featured integer not null,
    live_from integer not null,
    live_until integer not null
  );
  create table post_category (
    category text not null,
    id integer not null,
    primary key (category, id)
  ) without rowid;
  create virtual table address using fts5 (
    path, content = '', columnsize = 0, detail = none
  );
  create virtual table address_word using fts5vocab (address, row);
  create table topic_word (
    word text primary key,
    posts integer not null
  ) without rowid;
  create table post_word (
    word text not null,
    id integer not null,
    gain real not null,
    primary key (word, id)
  ) without rowid;
`;

/** A word in more visible posts than this names no topic. The limit keeps a search for similar posts short. */
export const MAX_POSTS_OF_WORD = 300;
/** Words in more posts than this are not stored. It is higher because some posts may be hidden. */
export const MAX_STORED_POSTS = 2 * MAX_POSTS_OF_WORD;

/** Holds the words of posts until it is known which are rare. */
export const FOUND_WORDS = `
  create temp table found_word (word text, id integer, gain real);
`;

/** Copies the rare words of posts to where they are searched. */
export const KEEP_RARE_WORDS = `
  insert into post_word
    select word, id, gain from found_word join topic_word using (word)
    order by word, id;
`;

/** Created after the rows are inserted, which is faster. */
export const CONTENT_INDEXES = `
  create index entry_list on entry (collection);
  create unique index entry_slug on entry (collection, slug);
  create index entry_path on entry (path, live_from, live_until);
  create index post_author on post (author);
  create index post_type on post (type);
  create index post_from on post (live_from);
  create index post_until on post (live_until);
  create index post_word_post on post_word (id);
`;

/** Changes with the tables and with the format of the index, so that no database of another format is ever opened. */
const LAYOUT = createHash("sha256")
  .update(
    `${INDEX_VERSION}${MAX_STORED_POSTS}${CONTENT_TABLES}${CONTENT_INDEXES}`,
  )
  .digest("hex")
  .slice(0, 8);

const PREFIX = "content-";
const SUFFIX = ".sqlite";

/** The file name of the database that holds an index. @param digest of the bytes of the index */
export function databaseName(digest: string): string {
  return `${PREFIX}${LAYOUT}-${digest.slice(0, 32)}${SUFFIX}`;
}

export function isDatabaseName(name: string): boolean {
  return name.startsWith(PREFIX) && name.endsWith(SUFFIX);
}
