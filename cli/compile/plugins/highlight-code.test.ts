import { expect, test, vi } from "vitest";

const PAGE = "<script>let a = 1</script><style>b { c: d }</style>";
const REQUEST = 'POST / HTTP/1.1\nA: b\n\n{"a": 1}';

/** What code comes to in a program that has coloured other code before. */
async function highlightAfter(
  others: readonly (readonly [language: string, code: string])[],
  language: string,
  code: string,
) {
  vi.resetModules();
  const { highlightCode } = await import("./highlight-code.ts");
  const { toHtml } = await import("hast-util-to-html");
  for (const other of others) highlightCode(...other);
  const found = highlightCode(language, code);
  return found && toHtml(found);
}

test.each([
  ["html", PAGE],
  ["http", REQUEST],
  ["markdown", `# a\n\n${PAGE}\n`],
  ["coffeescript", "a = `let b = 1`"],
])("colours %s alike, whatever was coloured before", async (language, code) => {
  const first = await highlightAfter([], language, code);
  const later = await highlightAfter(
    [
      ["js", "let a"],
      ["css", "a {}"],
      ["json", "{}"],
      ["q", "a"],
      ["php", "<?php 1"],
      ["handlebars", "{{a}}"],
      ["typescript", "let a"],
      ["scss", "a {}"],
    ],
    language,
    code,
  );
  expect(first).toContain("tok-");
  expect(later).toBe(first);
});

test("colours scripts and styles in a page as what they are", async () => {
  const html = await highlightAfter([], "html", PAGE);
  expect(html).toContain('<span class="tok-keyword">let</span>');
  expect(html).toContain('<span class="tok-name">c</span>');
});

test("knows no name of a language by accident", async () => {
  expect(await highlightAfter([["q", "a"]], "kdb", "a")).toBeUndefined();
});
