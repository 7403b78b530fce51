import type { BlogEntry } from "#schema";
import type { ContentDatabase } from "./content-database.ts";
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

/** How many posts there are. Their ids follow each other. */
function countAll(database: ContentDatabase): number {
  const row = database.get(
    `select (select max(id) from post) - (select min(id) from post) + 1 as n`,
  );
  return Number(row?.["n"]);
}

/** The words that characterize a text, each with its weight: they are frequent in it and rare in posts (tf-idf). */
function weighWords(
  database: ContentDatabase,
  text: string,
): [word: string, weight: number][] {
  const counts = new Map(countTopicWords(text).slice(0, MAX_COUNTED));
  const total = countAll(database);
  return database
    .all(
      "select word, posts from topic_word where word in (select value from json_each(?))",
      JSON.stringify([...counts.keys()]),
    )
    .map((row): [string, number] => {
      const word = String(row["word"]);
      const rarity = Math.log((total + 1) / Number(row["posts"]));
      return [word, (1 + Math.log(counts.get(word) ?? 1)) * rarity];
    })
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MAX_WORDS);
}

/** Scores how well visible posts match a text. */
function scoreWords(
  database: ContentDatabase,
  at: number,
  text: string,
): Map<number, number> {
  const rows = database.all(
    // A cross join keeps its order: a few words select their posts.
    `select id, sum(gain * weight) as score
     from (select value ->> 0 as word, value ->> 1 as weight from json_each(?))
     cross join post_word using (word) cross join post using (id)
     where live_from <= ? and live_until > ? group by id`,
    JSON.stringify(weighWords(database, text)),
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

/**
 * Finds the visible posts most similar to a post, by its most characteristic words, its categories and its links. The
 * newest posts fill up the list. The work does not grow with the number of posts.
 */
export function findRelatedPosts(
  database: ContentDatabase,
  at: number,
  { post, text, links }: RelatedRequest,
  limit: number,
): BlogEntry[] {
  const { description, slug, title } = post;
  const about = [title, title, title, description, text].join("\n");
  const byWords = scoreWords(database, at, about);
  const own = database.get(
    "select id from entry where collection = 'blog' and slug = ?",
    slug,
  );
  byWords.delete(Number(own?.["id"]));
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
      if (!other || other.slug === slug) return [];
      const score =
        (byWords.get(id) ?? 0) / best +
        Number(linked.has(id)) * GAIN.link +
        scoreCategories(post, other);
      return { id, other, score };
    })
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, limit)
    .map(({ other }) => other);
}
