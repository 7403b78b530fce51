import { expect, test } from "vitest";
import { createSourceText } from "../../model/source-text.ts";
import { headingsOf } from "./outline.ts";

test("finds the anchor of a heading with signs beside one in HTML", () => {
  const text = "## C++ & D\n\n<h2>In HTML</h2>\n";
  const headings = headingsOf({
    body: { anchors: ["c--d", "in-html"] },
    bodyRange: { start: 0, end: text.length },
    source: createSourceText("blog/a.md", text),
  } as Parameters<typeof headingsOf>[0]);
  expect(headings).toMatchObject([{ text: "C++ & D", anchor: "c--d" }]);
});
