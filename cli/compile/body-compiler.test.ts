import { expect, test } from "vitest";
import { createBodyCompiler } from "./body-compiler.ts";

async function compile(text: string) {
  const range = { start: 0, end: text.length };
  const fragments = { wireframe: {}, code: {} };
  const input = { file: "blog/post.md", text, range, fragments, images: {} };
  const bodies = createBodyCompiler(1);
  const body = await bodies.compile({ ...input, render: true });
  await bodies.close();
  return body;
}

const row = (columns: number) => `|${"a|".repeat(columns)}\n`;
const table = (columns: number, rows: number) =>
  `${row(columns)}|${"-|".repeat(columns)}\n${row(columns).repeat(rows)}`;

test("outlives texts that take all the memory they may have, and compiles the next", async () => {
  for (let run = 0; run < 2; run++) {
    const { diagnostics, rendered } = await compile(table(300, 3000));
    expect(rendered).toBeUndefined();
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["file/too-complex"]);
    expect((await compile(table(150, 1))).diagnostics).toEqual([]);
  }
});

test.for([
  ">".repeat(10_000),
  `- ${"> ".repeat(200)}text`,
  `Text.\n\n${"- ".repeat(200)}text`,
  "1. ".repeat(200),
])(
  "refuses a line that opens hundreds of quotes and items: %#",
  async (text) => {
    const { diagnostics } = await compile(text);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "The text is nested too deeply to be compiled.",
    ]);
  },
);

test.for([
  "- ".repeat(200),
  `   ${"*  ".repeat(200)}`,
  "-".repeat(400),
  `Title\n${"-".repeat(400)}`,
  `    ${"1.0 ".repeat(200)}`,
])(
  "takes a long rule and a long row of numbers for what they are: %#",
  async (text) => {
    const { diagnostics } = await compile(`Text.\n\n${text}\n`);
    expect(diagnostics).toEqual([]);
  },
);

test("compiles an unusual but harmless text in a process of its own like any other", async () => {
  const { diagnostics, rendered } = await compile(
    `## Wide\n\n${table(150, 1)}`,
  );
  expect(diagnostics).toEqual([]);
  expect(rendered?.toc).toEqual([{ depth: 2, text: "Wide", id: "wide" }]);
  expect(rendered?.html.match(/<td>/gu)).toHaveLength(150);
});
