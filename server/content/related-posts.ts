import type { BlogEntry } from "#schema";
import type { ContentDatabase } from "./content-database.ts";
import { MAX_POSTS_OF_WORD } from "./database-layout.ts";
import { parseEntry } from "./entry-queries.ts";
import { countTopicWords } from "./topic-words.ts";

/** How many of a text's most frequent words are considered. */
const MAX_COUNTED = 200;
/** How many words of a post are searched in other posts. The most characteristic ones are used. */
const MAX_WORDS = 24;
/** How many candidates are taken from each source. */
const MAX_CANDIDATES = 40;
/** The score for each reason. The best match in words scores 1. */
const GAIN = { link: 0.5, mainCategory: 0.12, category: 0.08 };

/** A post with the text and the links of its body. */
export interface RelatedRequest {
  post: BlogEntry;
  text: string;
  links: readonly string[];
}

interface WordCounts {
  /** The number of visible posts. */
  posts: number;
  /** The number of hidden posts with a word. */
  hidden: ReadonlyMap<string, number>;
}

/** Counts the posts that visitors may not see, so that they never influence what is shown. Usually there are few. */
function countWords(database: ContentDatabase, at: number): WordCounts {
  const hidden = `select id from post where live_from > ?
    union select id from post where live_until <= ?`;
  // The ids of posts follow each other.
  const row = database.get(
    `select (select max(id) from post) - (select min(id) from post) + 1
       - (select count(*) from (${hidden})) as n`,
    at,
    at,
  );
  const words = database.all(
    `select word, count(*) as n from (${hidden})
     cross join post_word using (id) group by word`,
    at,
    at,
  );
  return {
    posts: Number(row?.["n"]),
    hidden: new Map(
      words.map(({ word, n }) => [String(word), Number(n)] as const),
    ),
  };
}

/** The words that characterize a text, each with its weight: they are frequent in it and rare in posts (tf-idf). */
function weighWords(
  database: ContentDatabase,
  { posts, hidden }: WordCounts,
  text: string,
): [word: string, weight: number][] {
  const frequent = [...countTopicWords(text)]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MAX_COUNTED);
  const counts = new Map(frequent);
  return database
    .all(
      "select word, posts from topic_word where word in (select value from json_each(?))",
      JSON.stringify([...counts.keys()]),
    )
    .flatMap((row): [string, number][] => {
      const word = String(row["word"]);
      const visible = Number(row["posts"]) - (hidden.get(word) ?? 0);
      if (visible < 1 || visible > MAX_POSTS_OF_WORD) return [];
      const rarity = Math.log((posts + 1) / visible);
      return [[word, (1 + Math.log(counts.get(word) ?? 1)) * rarity]];
    })
    .toSorted(([a, weightA], [b, weightB]) =>
      weightA === weightB ? (a < b ? -1 : 1) : weightB - weightA,
    )
    .slice(0, MAX_WORDS);
}

/** Scores how well visible posts match a text. */
function scoreWords(
  database: ContentDatabase,
  at: number,
  words: readonly [word: string, weight: number][],
): Map<number, number> {
  const rows = database.all(
    // A cross join keeps its order: a few words select their posts.
    `select id, sum(gain * weight) as score
     from (select value ->> 0 as word, value ->> 1 as weight from json_each(?))
     cross join post_word using (word) cross join post using (id)
     where live_from <= ? and live_until > ? group by id`,
    JSON.stringify(words),
    at,
    at,
  );
  return new Map(
    rows.map(({ id, score }) => [Number(id), Number(score)] as const),
  );
}

function idsInCategory(
  database: ContentDatabase,
  at: number,
  category: string,
): number[] {
  return database
    .all(
      `select id from post_category join post using (id)
       where category = ? and live_from <= ? and live_until > ?
       order by id limit ?`,
      category,
      at,
      at,
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

/** The newest posts fill up the list of a post that resembles few others. */
function idsOfNewest(database: ContentDatabase, at: number): number[] {
  return database
    .all(
      `select id from post where live_from <= ? and live_until > ?
       order by id limit ?`,
      at,
      at,
      MAX_CANDIDATES,
    )
    .map(({ id }) => Number(id));
}

/** The posts with the highest scores. */
function bestOf(scores: ReadonlyMap<number, number>): number[] {
  return [...scores]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MAX_CANDIDATES)
    .map(([id]) => id);
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

/** Finds the visible posts most similar to a post. The newest posts fill up the list. */
export type FindRelatedPosts = (
  request: RelatedRequest,
  limit: number,
) => BlogEntry[];

/**
 * Compares posts as visitors may see them at a moment, in milliseconds since 1970: by their most characteristic words,
 * their categories and their links. The work does not grow with the number of posts.
 */
export function createRelatedPosts(
  database: ContentDatabase,
  at: number,
): FindRelatedPosts {
  let counts: WordCounts | undefined;

  function scoreByWords({ post, text }: RelatedRequest): Map<number, number> {
    counts ??= countWords(database, at);
    const { description, slug, title } = post;
    const about = [title, title, title, description, text].join("\n");
    const words = weighWords(database, counts, about);
    const scores = scoreWords(database, at, words);
    const own = database.get(
      "select id from entry where collection = 'blog' and slug = ?",
      slug,
    );
    scores.delete(Number(own?.["id"]));
    return scores;
  }

  return (request, limit) => {
    const { post, links } = request;
    const byWords = scoreByWords(request);
    const best = Math.max(...byWords.values(), 1e-9);
    const linked = new Set(idsOfLinks(database, links));
    const candidates = new Set([
      ...bestOf(byWords),
      ...linked,
      ...post.categories.flatMap((each) => idsInCategory(database, at, each)),
      ...idsOfNewest(database, at),
    ]);
    return [...candidates]
      .flatMap((id) => {
        const other = readPost(database, at, id);
        if (!other || other.slug === post.slug) return [];
        const score =
          (byWords.get(id) ?? 0) / best +
          Number(linked.has(id)) * GAIN.link +
          scoreCategories(post, other);
        return { id, other, score };
      })
      .toSorted((a, b) => b.score - a.score || a.id - b.id)
      .slice(0, limit)
      .map(({ other }) => other);
  };
}
