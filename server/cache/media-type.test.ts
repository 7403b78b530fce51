import { expect, it } from "vitest";
import { prefersMarkdown } from "./media-type.ts";

it.each([
  ["text/markdown", true],
  ["TEXT/Markdown;charset=utf-8", true],
  ["text/markdown, text/html, */*", true],
  ["text/markdown;q=0.9, text/html;q=0.8", true],
  ["text/html;q=0, */*", true],
  ["application/json, text/markdown;q=0.1", true],
  [undefined, false],
  ["", false],
  ["*/*", false],
  ["text/*", false],
  ["text/plain", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=0.8, text/html", false],
  ["text/html, text/markdown", false],
  [
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8",
    false,
  ],
  [`text/html, ${"x/y, ".repeat(200)}`, false],
])("reads from Accept: %s that Markdown is wanted: %s", (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
