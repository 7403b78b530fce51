import { expect, test } from "vitest";
import { fitsGlob } from "./fits-glob.ts";

test.each([
  ["a/b.md", "**/*.md", true],
  ["b.md", "**/*.md", true],
  ["a/b.md", "*.md", false],
  ["a/_b.md", "**/[^_]*.{md,mdx}", false],
  ["a/c/b.mdx", "**/[^_]*.{md,mdx}", true],
  ["a/7.md", "./a/[0-9].m?", true],
  ["a/x.md", "a/[0-9].md", false],
  ["posts/2020/a", "{notes,posts/**}", true],
  ["posts/a", "posts/**/b", false],
])("%s fits %s: %j", (path, pattern, isFit) => {
  expect(fitsGlob(path, pattern)).toBe(isFit);
});

test("takes no longer for many stars", () => {
  const began = performance.now();
  fitsGlob(`${"a".repeat(240)}b`, "*a".repeat(200));
  fitsGlob("a/".repeat(120), "**/a/".repeat(90));
  fitsGlob("a", "{a,b}".repeat(90));
  expect(performance.now() - began).toBeLessThan(1000);
});
