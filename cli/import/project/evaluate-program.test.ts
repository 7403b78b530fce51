import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { configOf, evaluateProgram } from "./evaluate-program.ts";

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
    `export default async function create() { const title = "It's"; const unquoted = /["'{]/u; return { title, presets: [["classic", { blog: { path: "./posts", routeBasePath: "news" } }]] }; }`,
  ],
  [
    "an arrow, and a function around it",
    `export default defineConfig(() => ({ title: "It's", presets: [["classic", { blog: { path: "./posts", routeBasePath: "news" } }]] }))`,
  ],
])("reads a configuration written as %s", (_, source) => {
  const values = evaluateProgram(stripTypeScriptTypes(source));
  expect(configOf(values)).toEqual(CONFIG);
});

test("does not know what only a run can tell", () => {
  const source = `export default { a: x ? "1" : "2", b: \`\${c}\`, d: e(), f: "g" + h, i: "j" }`;
  expect(configOf(evaluateProgram(source))).toEqual({
    a: undefined,
    b: undefined,
    d: { given: [] },
    f: undefined,
    i: "j",
  });
});

test("takes a name that refers to itself for unknown", () => {
  const source =
    "const a = [...b, ...b]; const b = [...a, ...a]; export default { a }";
  expect(evaluateProgram(source).default).toEqual({
    a: [undefined, undefined],
  });
});

test("reads what a module exports by name", () => {
  const source =
    'export const config = { dir: { input: "src" } };\nexport default function (setup) {}';
  expect(evaluateProgram(source)).toEqual({
    config: { dir: { input: "src" } },
    default: undefined,
  });
});
