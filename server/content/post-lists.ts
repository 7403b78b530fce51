import type {
  PostFilter,
  PostPosition,
  PostRange,
  PostSummary,
} from "#contract";

/** Posts by every filter, newest first, then by slug. */
export interface PostLists {
  list(range: PostRange): PostSummary[];
  count(filter: PostFilter): number;
}

type Key = `${keyof PostFilter} ${string | boolean}`;

/** Every filter of one field that a post fits. */
function keysOf(post: PostSummary): Key[] {
  return [
    `type ${post.type}`,
    `featured ${post.featured}`,
    `author ${post.authorSlug}`,
    ...post.categories.map(({ slug }): Key => `category ${slug}`),
  ];
}

/** The given fields of a filter. */
function keysIn({ type, featured, category, author }: PostFilter): Key[] {
  const keys: Key[] = [];
  if (type !== undefined) keys.push(`type ${type}`);
  if (featured !== undefined) keys.push(`featured ${featured}`);
  if (category !== undefined) keys.push(`category ${category}`);
  if (author !== undefined) keys.push(`author ${author}`);
  return keys;
}

function groupByKey(posts: readonly PostSummary[]): Map<Key, PostSummary[]> {
  const groups = new Map<Key, PostSummary[]>();
  for (const post of posts) {
    for (const key of new Set(keysOf(post))) {
      const group = groups.get(key);
      if (group) group.push(post);
      else groups.set(key, [post]);
    }
  }
  return groups;
}

function isAfter(post: PostPosition, position: PostPosition): boolean {
  return post.publishedDate === position.publishedDate
    ? post.slug > position.slug
    : post.publishedDate < position.publishedDate;
}

/** How many posts of a sorted list are not after a position. */
function countUpTo(
  posts: readonly PostSummary[],
  position: PostPosition,
): number {
  let [low, high] = [0, posts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const post = posts[middle];
    if (post && !isAfter(post, position)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Indexes posts by type, category and author, at the first filter that needs it.
 * @param posts newest first, then by slug
 */
export function createPostLists(posts: readonly PostSummary[]): PostLists {
  let groups: ReadonlyMap<Key, readonly PostSummary[]> | undefined;

  function select(filter: PostFilter): readonly PostSummary[] {
    const keys = keysIn(filter);
    if (keys.length === 0) return posts;
    const index = (groups ??= groupByKey(posts));
    const lists = keys.map((key) => index.get(key) ?? []);
    const shortest = lists.reduce((a, b) => (b.length < a.length ? b : a));
    if (keys.length === 1) return shortest;
    return shortest.filter((post) => {
      const own = keysOf(post);
      return keys.every((key) => own.includes(key));
    });
  }

  return {
    list({ after, offset = 0, limit = Infinity, ...filter }) {
      const fitting = select(filter);
      const start = offset + (after ? countUpTo(fitting, after) : 0);
      return fitting.slice(start, start + limit);
    },
    count: (filter) => select(filter).length,
  };
}
