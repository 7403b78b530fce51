import type { BlogEntry } from "#schema";
import type { ContentDatabase } from "./content-database.ts";
import { parseEntry } from "./entry-queries.ts";
import { topicWordsOf } from "./topic-words.ts";

/** How many of a text's most frequent words are weighed. */
const MAX_COUNTED = 100;
/** How many words of a post are looked for in others: those that say most about it. */
const MAX_WORDS = 24;
/** A word of more posts than this says little, and looking through them takes time. */
const MAX_POSTS_OF_WORD = 1_000;
/** How many posts are compared, from each source. */
const MAX_CANDIDATES = 40;
/** What a post gains by each reason; the best match in words gains 1. */
const GAIN = { link: 0.5, mainCategory: 0.12, category: 0.08 };

/** A post, and what its text says and links to. */
export interface RelatedRequest {
  post: BlogEntry;
  text: string;
  links: readonly string[];
}

/** The most frequent words of a text, each with how often it occurs. */
function countWords(text: string): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const word of topicWordsOf(text))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, MAX_COUNTED);
}

/** The words that a text has often and other posts seldom (tf-idf). Words that no other post has are left out. */
function chooseWords(database: ContentDatabase, text: string): string[] {
  const total = Number(database.get("select count(*) as n from post")?.["n"]);
  const weighted = countWords(text).flatMap(([word, count]) => {
    const row = database.get("select doc from topic_word where term = ?", word);
    const posts = Number(row?.["doc"] ?? 0);
    if (posts < 2 || posts > MAX_POSTS_OF_WORD) return [];
    return { word, weight: (1 + Math.log(count)) * Math.log(total / posts) };
  });
  return weighted
    .toSorted((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_WORDS)
    .map(({ word }) => word);
}

/** How well posts match in words: 1 for the best. */
function scoreWords(
  database: ContentDatabase,
  words: readonly string[],
): Map<number, number> {
  if (words.length === 0) return new Map();
  const rows = database.all(
    // The fewer, the better: SQLite's ranks are negative.
    "select rowid, -rank as score from topic where topic match ? order by rank limit ?",
    words.map((word) => `"${word}"`).join(" OR "),
    MAX_CANDIDATES * 2,
  );
  const best = Math.max(...rows.map(({ score }) => Number(score)), 1e-9);
  return new Map(
    rows.map(({ rowid, score }) => [Number(rowid), Number(score) / best]),
  );
}

function idsInCategory(database: ContentDatabase, category: string): number[] {
  return database
    .all(
      "select id from post_category where category = ? order by id limit ?",
      category,
      MAX_CANDIDATES,
    )
    .map(({ id }) => Number(id));
}

function idsOfLinks(
  database: ContentDatabase,
  links: readonly string[],
): number[] {
  const paths = new Set(links.map((link) => link.replace(/[#?].*$/u, "")));
  return [...paths].flatMap((path) => {
    const row = database.get(
      "select id from entry where path = ? and collection = 'blog'",
      path,
    );
    return row ? Number(row["id"]) : [];
  });
}

function scoreCategories(post: BlogEntry, other: BlogEntry): number {
  const shared = post.categories.filter((slug) =>
    other.categories.includes(slug),
  );
  const isSameMain = post.categories[0] === other.categories[0];
  return (
    (shared.length / post.categories.length) * GAIN.category +
    Number(isSameMain) * GAIN.mainCategory
  );
}

/** The newest posts: they fill up the list of a post like no other. */
function idsOfNewest(database: ContentDatabase, limit: number): number[] {
  return database
    .all("select id from post order by id limit ?", limit)
    .map(({ id }) => Number(id));
}

/** A post that visitors may see. */
function readPost(
  database: ContentDatabase,
  at: number,
  id: number,
): BlogEntry | undefined {
  const row = database.get(
    `select json from post join source using (id)
     where id = ? and live_from <= ? and live_until > ?`,
    id,
    at,
    at,
  );
  return row && parseEntry<"blog">(row["json"]);
}

/**
 * The posts that visitors may see and that are most like a post: by the words that say most about it, by categories,
 * and by its links. The newest fill up the list. The work does not grow with the number of posts.
 */
export function findRelatedPosts(
  database: ContentDatabase,
  at: number,
  { post, text, links }: RelatedRequest,
  limit: number,
): BlogEntry[] {
  const { description, title } = post;
  const about = [title, title, title, description, text].join("\n");
  const byWords = scoreWords(database, chooseWords(database, about));
  const linked = new Set(idsOfLinks(database, links));
  const candidates = new Set([
    ...byWords.keys(),
    ...linked,
    ...post.categories.flatMap((slug) => idsInCategory(database, slug)),
    ...idsOfNewest(database, MAX_CANDIDATES),
  ]);
  return [...candidates]
    .flatMap((id) => {
      const other = readPost(database, at, id);
      if (!other || other.slug === post.slug) return [];
      const score =
        (byWords.get(id) ?? 0) +
        Number(linked.has(id)) * GAIN.link +
        scoreCategories(post, other);
      return { id, other, score };
    })
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, limit)
    .map(({ other }) => other);
}
