import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import {
  createWorkspace,
  type Workspace,
} from "../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const files = {
  ...SAMPLE,
  "content/blog/draft.md": secondPost({ draft: "true" }),
  "content/blog/later.md": post({
    id: "3",
    date: "2026-12-01",
    title: '"=SUM(1,2)"',
    image: "{ src: /a.svg, alt: A }",
  }),
  "content/blog/gone.md": post({ id: "4", expiresAt: "2026-05-01" }),
};

async function listSlugs(workspace: Workspace, ...args: string[]) {
  const { stdout } = await workspace.run([
    "list",
    "--format",
    "json",
    "--fields",
    "slug",
    ...args,
  ]);
  return JSON.parse(stdout).map(({ slug }: { slug: string }) => slug);
}

/** The output on a terminal with this many columns. */
async function listOnTerminal(
  workspace: Workspace,
  columns: number,
  ...args: string[]
) {
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns });
  let shown = "";
  stdout.on("data", (chunk) => (shown += String(chunk)));
  await workspace.run(["list", ...args], { stdout });
  return shown.trimEnd().split("\n");
}

test("prints the entries of a collection with columns of its own", async () => {
  const workspace = await createWorkspace(files);
  const { code, stdout } = await workspace.run(["list", "blog"]);
  expect(code).toBe(0);
  expect(stdout.split("\n").slice(0, 3)).toEqual([
    "slug        title                        type  author     status     date",
    "draft       A second post for the tests  blog  mara-lind  draft      2026-01-02",
    "first-post  A first post for the tests   blog  mara-lind  live       2026-01-02",
  ]);
  const authors = await workspace.run(["list", "authors"]);
  expect(authors.stdout).toBe(
    "slug       name       title\nmara-lind  Mara Lind  Editor\n",
  );
});

test("prints all entries under the names that other commands take", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { stdout } = await workspace.run(["list"]);
  expect(stdout).toBe(
    [
      "entry               name                        status  date",
      "blog/first-post     A first post for the tests  live    2026-01-02",
      "authors/mara-lind   Mara Lind",
      "categories/signals  Signals",
      "",
    ].join("\n"),
  );
});

test("fits the terminal and cuts nothing for a program", async () => {
  const title = "A title that is long enough to be cut on a narrow terminal";
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/first-post.md": post({ title }),
  });
  const lines = await listOnTerminal(
    workspace,
    60,
    "blog",
    "--fields",
    "slug,title,status",
  );
  expect(lines[1]).toBe(
    "first-post  A title that is long enough to be cut o\u2026  live",
  );
  const narrow = await listOnTerminal(
    workspace,
    30,
    "blog",
    "--fields",
    "slug,title,path",
  );
  expect(narrow[1]).toBe("first-post  A title\u2026  /blog/f\u2026");
  const { stdout } = await workspace.run(["list", "blog"]);
  expect(stdout).toContain(title);
});

test("aligns characters that take two columns or none", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/a.md": post({ id: "7", title: "東京からの手紙 👩‍👩‍👧" }),
    "content/blog/b.md": post({ id: "12", title: "Cafe\u0301" }),
  });
  const { stdout } = await workspace.run([
    "list",
    "blog",
    "--fields",
    "title,id,slug",
  ]);
  expect(stdout.split("\n")).toEqual([
    "title                       id  slug",
    "東京からの手紙 👩‍👩‍👧            7  a",
    "Cafe\u0301                        12  b",
    "A first post for the tests   1  first-post",
    "",
  ]);
});

test.for([
  ["draft"],
  ["live", "first-post"],
  ["scheduled", "later"],
  ["expired", "gone"],
  ["draft, expired", "draft", "gone"],
])("lists what is %s", async ([status = "", ...slugs]) => {
  const workspace = await createWorkspace(files);
  expect(await listSlugs(workspace, "--status", status)).toEqual(
    slugs.length === 0 ? [status] : slugs,
  );
});

test.for([
  [["--where", "image.alt=A"], ["later"]],
  [["--where", "categories=signals", "--where", "id=4"], ["gone"]],
  [["blog", "--where", "categories!=signals"], []],
  [
    ["blog", "--where", "expiresAt="],
    ["draft", "first-post", "later"],
  ],
  [["blog", "--where", "expiresAt!="], ["gone"]],
  [["blog", "--where", "date>2026-01-02"], ["later"]],
  [
    ["blog", "--where", "date>=2026-01-02T00:00:00Z", "--where", "id<3"],
    ["draft", "first-post"],
  ],
  [["blog", "--where", "expiresAt<2027-01-01"], ["gone"]],
  [["blog", "--where", "title~SECOND"], ["draft"]],
  [
    ["blog", "--sort", "-date,-id"],
    ["later", "gone", "draft", "first-post"],
  ],
  [
    ["blog", "--sort", "expiresAt,id", "--limit", "2"],
    ["gone", "first-post"],
  ],
  [["categories"], ["signals"]],
] as const)("answers %j", async ([args, slugs]) => {
  const workspace = await createWorkspace(files);
  expect(await listSlugs(workspace, ...args)).toEqual(slugs);
});

test("shows when scheduled entries go live", async () => {
  const later = secondPost({ publishAt: '"2026-12-24T08:00:00Z"' });
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/later.md": later,
  });
  const shown = await workspace.run(["list", "blog", "--status", "scheduled"]);
  expect(shown.stdout).toMatch(/publishAt[^]*2026-12-24T08:00:00Z/iu);
});

test("gives programs all fields unless they ask for some", async () => {
  const workspace = await createWorkspace(files);
  const { stdout } = await workspace.run([
    "list",
    "--format",
    "json",
    "--where",
    "id=3",
    "--where",
    "collection=blog",
  ]);
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({
      entry: "blog/later",
      status: "scheduled",
      changesAt: "2026-12-01T00:00:00.000Z",
      path: "/blog/later",
      file: "content/blog/later.md",
      categories: ["signals"],
      image: { src: "/a.svg", alt: "A" },
    }),
  ]);
});

test("counts words if they are asked for", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { stdout } = await workspace.run([
    "list",
    "blog",
    "--fields",
    "words",
    "--format",
    "csv",
  ]);
  expect(stdout).toBe("words\r\n2\r\n");
});

test("prints CSV without formulas that a spreadsheet would run", async () => {
  const workspace = await createWorkspace({
    ...files,
    "content/blog/odd.md": post({
      id: "5",
      title: `'"Quoted", said she'`,
      owner: '"-1"',
      image: "{ src: /a.svg, alt: '@x' }",
    }),
  });
  const { stdout } = await workspace.run([
    "list",
    "--where",
    "id>=3",
    "--where",
    "id<=5",
    "--where",
    "id!=4",
    "--format",
    "csv",
    "--fields",
    "id,title,categories,owner,image.alt",
  ]);
  expect(stdout).toBe(
    `id,title,categories,owner,image.alt\r\n3,"'=SUM(1,2)",signals,,A\r\n5,"""Quoted"", said she",signals,'-1,'@x\r\n`,
  );
});

test("says on stderr that nothing matches, and keeps stdout for data", async () => {
  const workspace = await createWorkspace(SAMPLE);
  for (const [format, stdout] of [
    ["table", ""],
    ["json", "[]\n"],
    ["csv", "slug\r\n"],
  ] as const)
    expect(
      await workspace.run([
        "list",
        "--status",
        "expired",
        "--format",
        format,
        "--fields",
        "slug",
      ]),
    ).toEqual({
      code: 0,
      stdout,
      stderr: "No entry matches.\n",
    });
});

test.for([
  [["list", "--fields", "titel"], "Did you mean `title`?"],
  [
    ["list", "authors", "--fields", "type"],
    'there is no field "type" in authors',
  ],
  [["list", "--where", "autor=x"], "Did you mean `author`?"],
  [["list", "--where", "author"], "--where takes key=value"],
  [["list", "--sort", "-dat"], "Did you mean `date`?"],
  [["list", "--status", "lve"], 'There is no status "lve"'],
  [["list", "--format", "yaml"], "Allowed choices are table, json, csv."],
  [["list", "--limit", "none"], "--limit takes a whole number"],
  [["list", "--fields", ","], "--fields takes at least one name"],
  [["list", "site"], "one settings file"],
] as const)("refuses %j", async ([args, message]) => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr } = await workspace.run(args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

test("says which entries it could not read", async () => {
  const workspace = await createWorkspace({
    ...files,
    "content/blog/broken.md": "no front matter",
  });
  const { code, stderr } = await workspace.run(["list"]);
  expect(code).toBe(1);
  expect(stderr).toContain("content/blog/broken.md");
});
