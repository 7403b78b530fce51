import { expect, test } from "vitest";
import { toFeedHtml } from "../feeds/feed-html.ts";
import { toPlainTree } from "../plain-html/plain-tree.ts";
import { toMarkdown } from "./to-markdown.ts";

const formula = (tex: string, display = "") =>
  `<span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"${display}><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span>`;
const html = `<p>The score ${formula("x^2")} and <code>x</code>.</p>
${formula(String.raw`\frac{1}{2}`, ' display="block"')}
<dl>
<dt>Signal</dt>
<dd>A like.</dd>
</dl>`;
const page = "https://example.com/blog/post";

test("shows formulas as TeX and definitions as a list in the Markdown version", () => {
  expect(toMarkdown(toPlainTree(html, page))).toBe(
    [
      "The score $x^2$ and `x`.",
      "$$\n\\frac{1}{2}\n$$",
      "- Signal\n\n  A like.\n",
    ].join("\n\n"),
  );
});

test("shows formulas as TeX in feeds, and keeps definitions", () => {
  const feed = toFeedHtml(html, page);
  expect(feed).toContain("<code>x^2</code>");
  expect(feed).toContain("<code>\\frac{1}{2}</code>");
  expect(feed).toContain("<dt>Signal</dt>");
  expect(feed).not.toContain("math");
});
