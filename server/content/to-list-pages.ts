import type { ListPage, PostSummary } from "#contract";
import { collections, type ContentLists } from "#schema";
import type { PostLists } from "./post-lists.ts";

/** The date of the last change in a list, which may be that of an old post. */
function lastChange(posts: readonly PostSummary[]): string {
  return posts
    .map(({ publishedDate, updatedDate }) => updatedDate ?? publishedDate)
    .reduce((a, b) => (b > a ? b : a), "");
}

/** The pages of the categories and authors that have posts, in the order of their files. */
export function toListPages(
  { categories, authors }: Pick<ContentLists, "categories" | "authors">,
  lists: PostLists,
): ListPage[] {
  const pages = [
    ...categories.map(({ slug, name }) => ({
      path: collections.categories.path(slug),
      title: name,
      posts: lists.list({ category: slug }),
    })),
    ...authors.map(({ slug, name }) => ({
      path: collections.authors.path(slug),
      title: name,
      posts: lists.list({ author: slug }),
    })),
  ];
  return pages
    .filter(({ posts }) => posts.length > 0)
    .map(({ path, title, posts }) => ({
      path,
      title,
      date: lastChange(posts),
    }));
}
