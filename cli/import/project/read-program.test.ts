import { expect, test } from "vitest";
import { readConfiguration, readProgram } from "./read-program.ts";

const OPTIONS = { blog: { path: "./posts", routeBasePath: "news" } };
const CONFIG = { title: "It's", presets: [["classic", OPTIONS]] };

test.each([
  [
    "one line of a module",
    `module.exports = { title: 'It\\'s', presets: [["classic", {blog: {path: "./posts", routeBasePath: "news"}}]] }`,
  ],
  [
    "JSON with comments",
    `/* a */ export default { "title": "It's", // b: "c"\n "presets": [["classic", {"blog": {"path": "./posts", "routeBasePath": "news"}}],] };`,
  ],
  [
    "TypeScript, with names for parts",
    `import type { Config } from "x";\nconst posts = "./posts";\nconst blog: Blog = { path: posts, routeBasePath: \`news\` } as const;\nconst config: Config = { title: "It's", presets: [["classic", { blog } satisfies Options]] };\nexport default config;`,
  ],
  [
    "a function that gives it back",
    `export default async function create() { const more = { title: "It's" }; const unquoted = /["'{]/u; return { ...more, presets: [[require.resolve("classic"), { blog: { path: process.env.POSTS ?? "./posts", routeBasePath: "news" } }]] }; }`,
  ],
  [
    "an arrow, and a function around it",
    `export default defineConfig(() => ({ title: "It's", presets: [["classic", { blog: { path: "./posts", routeBasePath: "news" } }]] }))`,
  ],
])("reads a configuration written as %s", (_, source) => {
  expect(readConfiguration(source)).toEqual(CONFIG);
});

test("does not know what only a run can tell", () => {
  const source = `export default { a: x ? "1" : "2", b: \`\${c}\`, d: e(), f: "g" + h, i: "j" }`;
  expect(readConfiguration(source)).toEqual({
    d: { call: "e", given: [] },
    i: "j",
  });
});

test("reads a name that refers to itself, and nesting without end, in no time", () => {
  const began = performance.now();
  for (const source of [
    "const a = [...b, ...b]; const b = [...a, ...a]; export default a",
    `export default ${"[{a: (() => ".repeat(20_000)}`,
    `export default ${"function a() { return ".repeat(10_000)}`,
    `export default ${'"\\'.repeat(50_000)}`,
    Array.from({ length: 4000 }, (_, at) => `const a${at} = a${at + 1};`).join(
      "",
    ),
  ])
    readProgram(source).named("a0");
  expect(performance.now() - began).toBeLessThan(3000);
});
