import { describe, expect, it } from "vitest";
import type { PostRange, PostSummary } from "#contract";
import { fakeContent } from "../../testing/fake-content.ts";
import { samplePost } from "../../testing/sample-posts.ts";
import { relatedPosts } from "./related-posts.ts";

const categories = (...slugs: string[]) =>
  slugs.map((slug, id) => ({ id, slug, name: slug }));
const post = (slug: string, publishedDate: string, ...topics: string[]) =>
  samplePost({ slug, publishedDate, categories: categories(...topics) });

const own = post("own", "2026-01-01", "a", "b");
const posts = [
  post("newest", "2026-09-01", "c"),
  post("newer", "2026-08-01", "a"),
  own,
  post("both", "2025-01-01", "b", "a"),
  post("older", "2024-01-01", "b"),
];

const related = (to: PostSummary, from: PostSummary[], limit?: number) =>
  relatedPosts(to, fakeContent({ posts: from }), limit).map(({ slug }) => slug);

/** How many posts are read from a blog of a size. */
const readFrom = (size: number) => {
  const many = Array.from({ length: size }, (_, place) =>
    post(`post-${place}`, "2026-01-01", "a"),
  );
  const content = fakeContent({ posts: many });
  let read = 0;
  const counting = {
    posts(range?: PostRange) {
      const answer = content.posts(range);
      read += answer.length;
      return answer;
    },
  };
  relatedPosts(own, counting);
  return read;
};

describe("relatedPosts", () => {
  it("offers the posts that share most categories, newest first, never the post itself", () => {
    expect(related(own, posts, 9)).toEqual([
      "both",
      "newer",
      "older",
      "newest",
    ]);
    expect(related(own, posts)).toEqual(["both", "newer"]);
  });

  it("offers the newest posts if none shares a category", () => {
    expect(related(post("alone", "2026-01-01", "z"), posts)).toEqual([
      "newest",
      "newer",
    ]);
    expect(related(own, [own])).toEqual([]);
  });

  it("reads as many posts of a large blog as of a larger one", () => {
    expect(readFrom(5_000)).toBe(readFrom(500));
  });
});
