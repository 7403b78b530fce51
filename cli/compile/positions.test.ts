import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const file = "content/blog/second-post.md";

async function placesOf(text: string | Uint8Array, rule: string) {
  const workspace = await createWorkspace({ ...SAMPLE, [file]: text });
  const { diagnostics } = await workspace.validate();
  return diagnostics
    .filter((diagnostic) => diagnostic.rule === rule)
    .map(({ line, column, endLine, endColumn }) =>
      [line, column, endLine, endColumn].join(" "),
    );
}

const bad = secondPost({ type: "blogg" }, "Text.\n\nSee [x](/nowhere).\n");

test("gives the same places with LF and with CR LF", async () => {
  const windows = bad.replaceAll("\n", "\r\n");
  expect(await placesOf(windows, "schema/enum")).toEqual(["6 7 6 12"]);
  expect(await placesOf(windows, "link/missing")).toEqual(["13 5 13 18"]);
  expect(await placesOf(bad, "link/missing")).toEqual(["13 5 13 18"]);
});

test("does not count a byte order mark", async () => {
  const marked = `\uFEFF${bad}`;
  expect(await placesOf(marked, "schema/enum")).toEqual(["6 7 6 12"]);
  expect(await placesOf(marked, "encoding/control-character")).toEqual([]);
});

test("counts a tab as one column and characters as editors do", async () => {
  const text = secondPost({}, "Café\t日本 [x](/nowhere) 👩 [y](/nowhere-2)\n");
  expect(await placesOf(text, "link/missing")).toEqual([
    "11 9 11 22",
    "11 26 11 41",
  ]);
});

test("points into nested values and list items", async () => {
  const text = secondPost({
    image: '{ src: "chart.svg", alt: "A chart", titel: x }',
    aliases: "\n  - /ok\n  - no slash",
  });
  expect(await placesOf(text, "schema/format")).toEqual([
    "9 15 9 26",
    "12 5 12 13",
  ]);
  expect(await placesOf(text, "schema/unknown-key")).toEqual(["9 44 9 49"]);
});

test("points at the key of a mapping that lacks a field", async () => {
  const text = secondPost({ image: "{ src: ./chart.svg }" });
  expect(await placesOf(text, "schema/required")).toEqual(["9 1 9 6"]);
});

test("points at records of a list, and at the first key of one that lacks a field", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/categories.yaml":
      "- { id: 1, slug: signals, name: Signals, description: Public. }\n\n# more\n- slug: other\n  name: 5\n  description: Other.\n",
  });
  const { diagnostics } = await workspace.validate();
  const found = diagnostics.filter(({ severity }) => severity === "error");
  expect(
    found.map(({ file, line, column, rule }) => ({ file, line, column, rule })),
  ).toEqual([
    {
      file: "content/categories.yaml",
      line: 4,
      column: 3,
      rule: "schema/required",
    },
    {
      file: "content/categories.yaml",
      line: 5,
      column: 9,
      rule: "schema/type",
    },
  ]);
});

test.each([
  ["A title that stands twice\ntitle: x", ["4 yaml/duplicate-key"]],
  [
    "x\ntitle: A title that stands twice",
    ["3 seo/title-length", "4 yaml/duplicate-key"],
  ],
  [
    "A title that stands twice\ntitle: &one A second one\nowner: *one",
    ["4 yaml/duplicate-key"],
  ],
])(
  "reports the later one of two keys, and only what is wrong with the first: %j",
  async (title, found) => {
    const text = secondPost({ title });
    const workspace = await createWorkspace({ ...SAMPLE, [file]: text });
    const { diagnostics } = await workspace.validate();
    const own = diagnostics.filter((one) => one.file.endsWith(file));
    expect(own.map(({ line, rule }) => `${line} ${rule}`)).toEqual(found);
  },
);

test("reports all problems of all files in one run, sorted", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/a.md": secondPost(
      { id: "x", titel: "y", date: "soon" },
      "# One\n",
    ),
    "content/authors/b.yaml": "name: B\n",
    "content/plans.yaml": "- id: free\n",
  });
  const { diagnostics } = await workspace.validate();
  const places = diagnostics.map(({ file, line, column }) => [
    file,
    line,
    column,
  ]);
  expect(new Set(places.map(([name]) => name))).toEqual(
    new Set([
      "content",
      "content/authors/b.yaml",
      "content/blog/a.md",
      "content/plans.yaml",
    ]),
  );
  expect(places).toEqual(
    places.toSorted(
      ([a = "", al = 0, ac = 0], [b = "", bl = 0, bc = 0]) =>
        (a < b ? -1 : a > b ? 1 : 0) ||
        Number(al) - Number(bl) ||
        Number(ac) - Number(bc),
    ),
  );
  const rules = diagnostics
    .filter(({ file }) => file.endsWith("a.md"))
    .map(({ rule }) => rule);
  expect(rules).toEqual(
    expect.arrayContaining([
      "schema/type",
      "date/invalid",
      "schema/unknown-key",
      "heading/h1",
    ]),
  );
});
