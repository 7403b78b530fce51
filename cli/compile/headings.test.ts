import { expect, test } from "vitest";
import { compileBody } from "./compile-body.ts";

test("finds each heading with its anchor and its line, in every syntax", () => {
  const text = [
    "## C++ & D  \n",
    "Under *lined*\n-------------\n",
    "> ### In a quote\n",
    "<h2>In HTML</h2>\n",
    "```md\n## In code\n```\n",
    "## Own {#mine}\n",
  ].join("\n");
  const { headings } = compileBody({
    file: "blog/a.md",
    text,
    range: { start: 0, end: text.length },
    fragments: { wireframe: {}, code: {} },
    images: {},
    render: false,
  });
  expect(
    headings.map(({ depth, end, id, start, text: words }) => [
      depth,
      id,
      words,
      text.slice(start, end),
    ]),
  ).toEqual([
    [2, "c--d", "C++ & D", "## C++ & D"],
    [2, "under-lined", "Under lined", "Under *lined*"],
    [3, "in-a-quote", "In a quote", "### In a quote"],
    [2, "in-html", "In HTML", "<h2>In HTML</h2>"],
    [2, "mine", "Own", "## Own {#mine}"],
  ]);
});
