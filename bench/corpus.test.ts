import { describe, expect, it } from "vitest";
import { characterNames } from "./corpus-characters.ts";
import { createCorpus, type CorpusFile } from "./corpus.ts";

const postsOf = (files: Iterable<CorpusFile>) =>
  [...files].filter(([path]) => path.startsWith("content/blog/"));

describe("the corpus", () => {
  it("has the same bytes for the same seed", () => {
    const first = createCorpus({ posts: 12, seed: 7 });
    expect([...createCorpus({ posts: 12, seed: 7 })]).toEqual([...first]);
  });

  it("is different for another seed", () => {
    const other = new Map(createCorpus({ posts: 5, seed: 8 }));
    const same = postsOf(createCorpus({ posts: 5, seed: 7 })).filter(
      ([path, text]) => other.get(path) === text,
    );
    expect(same).toEqual([]);
  });

  it.each(characterNames)(
    "of %s has the given number of posts, all different, each about 6.8 KB long",
    (character) => {
      const posts = postsOf(createCorpus({ posts: 60, character }));
      expect(new Set(posts.map(([, text]) => text)).size).toBe(60);
      const sizes = posts.map(([, text]) => Buffer.byteLength(text));
      expect(Math.min(...sizes)).toBeGreaterThan(6600);
      expect(Math.max(...sizes)).toBeLessThan(7600);
    },
  );

  it.each([
    ["a table", /^\| --- \|/mu],
    ["code", /^```\w+$/mu],
    ["a link to another post", /\]\(\/blog\/post-\d{5}\)/u],
    ["an image", /!\[[^\]]+\]\(\/images\/[\w-]+\.svg\)/u],
    ["raw HTML", /<(?:details(?: open)?|kbd|figure|dl|p)>/u],
  ])("has %s in every post", (_, pattern) => {
    const without = postsOf(createCorpus({ posts: 60 }))
      .filter(([, text]) => !pattern.test(text))
      .map(([path]) => path);
    expect(without).toEqual([]);
  });

  it.each([
    ["a nested list", /^ {2,3}- /mu],
    ["a task list", /^- \[x\] /mu],
    ["a link by reference", /\]\[source \d{5}\]/u],
    ["a bare address", /and https:\/\//u],
    ["a footnote", /^\[\^note\]: /mu],
    ["an open details block", /^<details open>$/mu],
    ["characters outside of ASCII", /[^\p{ASCII}]/u],
    ["code in a rare language", /^```(?:go|python|diff)$/mu],
  ])("has %s in some posts", (_, pattern) => {
    const posts = postsOf(createCorpus({ posts: 60 }));
    const found = posts.filter(([, text]) => pattern.test(text)).length;
    expect(found).toBeGreaterThan(2);
    expect(found).toBeLessThan(60);
  });
});
