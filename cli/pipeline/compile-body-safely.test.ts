import { expect, test } from "vitest";
import { compileBodySafely } from "./compile-body-safely.ts";

function compile(text: string) {
  const range = { start: 0, end: text.length };
  const fragments = { wireframe: {}, code: {} };
  const input = { file: "blog/post.md", text, range, fragments, images: {} };
  return compileBodySafely({ ...input, render: true });
}

// A thread that runs out of memory takes its process with it, about once in twelve times: hence so many.
test(
  "outlives a text that takes all the memory it may have, every time",
  { timeout: 240_000 },
  async () => {
    const text = `${">".repeat(10_000)} deep\n`;
    for (let run = 0; run < 20; run++) {
      const { diagnostics, rendered } = await compile(text);
      expect(rendered).toBeUndefined();
      expect(diagnostics.map(({ rule }) => rule)).toEqual(["file/too-complex"]);
    }
  },
);

test("compiles an unusual but harmless text in a process of its own like any other", async () => {
  const row = `|${"a|".repeat(150)}\n`;
  const table = `${row}|${"-|".repeat(150)}\n${row}`;
  const { diagnostics, rendered } = await compile(`## Wide\n\n${table}`);
  expect(diagnostics).toEqual([]);
  expect(rendered?.toc).toEqual([{ depth: 2, text: "Wide", id: "wide" }]);
  expect(rendered?.html.match(/<td>/gu)).toHaveLength(150);
});
