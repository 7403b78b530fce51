import type { ContentReader, ListPage } from "#contract";
import {
  collections,
  markdownNames,
  toCanonicalPath,
  type BlogEntry,
  type MarkdownCollection,
} from "#schema";

const groupPages = markdownNames.flatMap((name) => {
  const facts: MarkdownCollection = collections[name];
  return facts.groupPages ?? [];
});

/** Lists the records that have posts, each with the date of its latest change. */
function toListPages(
  records: readonly { slug: string; name: string }[],
  posts: readonly BlogEntry[],
  keysOf: (post: BlogEntry) => readonly string[],
  toPath: (slug: string) => string,
): ListPage[] {
  const dates = new Map<string, string>();
  for (const post of posts)
    for (const key of keysOf(post))
      if (post.changed > (dates.get(key) ?? "")) dates.set(key, post.changed);
  return records.flatMap(({ slug, name }) => {
    const date = dates.get(slug);
    const path = toCanonicalPath(toPath(slug));
    return date === undefined ? [] : { path, title: name, date };
  });
}

/**
 * The pages that list part of a collection, in the order of the registry and of each file.
 * @param posts those that visitors may see
 */
export function listPages(
  { categories, authors }: Pick<ContentReader, "categories" | "authors">,
  posts: readonly BlogEntry[],
): ListPage[] {
  return [
    ...groupPages,
    ...toListPages(
      categories,
      posts,
      (post) => post.categories,
      collections.categories.path,
    ),
    ...toListPages(
      authors,
      posts,
      (post) => post.authors ?? [post.author],
      collections.authors.path,
    ),
  ];
}
