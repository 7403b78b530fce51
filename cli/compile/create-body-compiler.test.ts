import { expect, test } from "vitest";
import type { BodyInput } from "../model/body.ts";
import { compileBody } from "./compile-body.ts";
import { createBodyCompiler } from "./create-body-compiler.ts";
import { compileInThread } from "./compile-in-thread.ts";

const TEXTS = [
  "Some text.\n",
  "Code.\n\n```ts {1} showLineNumbers\nconst one = '<b>';\n```\n\n```\nplain\n```\n",
  '```json\n{}\n```\n\n    indented <">\n\n```unheard\n<">\n```\n',
  "## A part\n\n{{wireframe:feed}}\n",
  '<b>bold</b> <script>alert(1)</script> "<">"\n',
  "> ".repeat(300) + "deep\n",
  // Goes to a process of its own.
  `|${"a|".repeat(150)}\n|${"-|".repeat(150)}\n${`|${"b|".repeat(150)}\n`.repeat(10)}`,
];

function inputOf(text: string, at: number): BodyInput {
  return {
    file: `blog/post-${at}.md`,
    text,
    range: { start: 0, end: text.length },
    fragments: { wireframe: {}, code: {} },
    images: {},
    render: true,
  };
}

const inputs = Array.from({ length: 210 }, (_, at) =>
  inputOf(TEXTS[at] ?? `Text ${at}.\n`, at),
);
const expected = inputs.map(compileBody);

test.each([
  ["one thread", 600, 2],
  ["two threads", 2000, 3],
  ["none for few texts", 10, 2],
  ["none on one processor", 2000, 1],
])("compiles texts like this thread does: %s", async (_, texts, processors) => {
  const bodies = createBodyCompiler(texts, processors);
  expect(await Promise.all(inputs.map(bodies.compile))).toEqual(expected);
  bodies.close();
});

test("compiles texts here after it is closed", async () => {
  const bodies = createBodyCompiler(600, 2);
  bodies.close();
  expect(await Promise.all(inputs.map(bodies.compile))).toEqual(expected);
});

test("answers each text when a thread runs out of memory", async () => {
  const thread = compileInThread({
    maxYoungGenerationSizeMb: 1,
    maxOldGenerationSizeMb: 4,
  });
  const answers = await Promise.all(inputs.map(thread.compile));
  expect(answers).toEqual(inputs.map(() => undefined));
  expect(thread.waiting).toBe(0);
});

test("compiles again what a thread has left when it is closed", async () => {
  const bodies = createBodyCompiler(600, 2);
  const compiled = Promise.all(inputs.map(bodies.compile));
  bodies.close();
  expect(await compiled).toEqual(expected);
});
