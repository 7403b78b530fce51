import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createRepository } from "../proof/testing/create-repository.ts";
import {
  createWorkspace,
  type Files,
  type Workspace,
} from "../proof/testing/create-workspace.ts";
import { SAMPLE, secondPost, SVG } from "../proof/testing/sample-files.ts";

const DESCRIPTION = "A description that is long enough to pass the check.";
const FIELDS = {
  type: "blog",
  author: "mara-lind",
  categories: "signals",
  description: DESCRIPTION,
};

/** `--set key=value` for each field. */
function flags(fields: Record<string, string> = FIELDS): string[] {
  return Object.entries(fields).flatMap(([key, value]) => [
    "--set",
    `${key}=${value}`,
  ]);
}

/** `content new blog "A brand new post"` with everything it needs, and more. */
async function addPost(workspace: Workspace, ...more: string[]) {
  return workspace.run([
    "new",
    "blog",
    "A brand new post",
    ...flags(),
    ...more,
  ]);
}

const NEW_POST = "content/blog/a-brand-new-post.md";

/** Answers the questions of a terminal in turn, and closes it after the last answer. */
async function answer(
  workspace: Workspace,
  args: readonly string[],
  answers: readonly string[],
) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stderr = new PassThrough();
  const left = [...answers];
  let asked = "";
  stderr.on("data", (chunk) => {
    asked += String(chunk);
    if (!/(?:: |\[Y\/n\] )$/u.test(asked)) return;
    asked += "\n";
    const next = left.shift();
    if (next === undefined) stdin.end();
    else stdin.write(`${next}\n`);
  });
  const result = await workspace.run(["new", ...args], { stdin, stderr });
  return { ...result, asked, left };
}

test("gives a Japanese title an address, in its own letters if the site has them", async () => {
  const title = "意図を読む";
  const run = async (site: string) => {
    const workspace = await createWorkspace({
      ...SAMPLE,
      "content/site.yaml": `host: northlark.example\n${site}`,
    });
    return workspace.run(["new", "blog", title, ...flags()]);
  };
  const own = await run("slugs: unicode\n");
  expect(own.stdout).toBe(`content/blog/${title}.md\n`);
  const { stdout } = await run("");
  expect(stdout).toMatch(/^content\/blog\/[a-z-]+\.md\n$/u);
});

test("writes a draft that validates and prints its path", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const title = "Café: it's 3 o'clock";
  const path = "content/blog/cafe-its-3-oclock.md";
  const { code, stdout } = await workspace.run([
    "new",
    "blog",
    title,
    ...flags(),
  ]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: `${path}\n` });
  const text = await workspace.read(path);
  expect(text).toMatch(/^---\nid: \d{12}\ntitle: "Café: it's 3 o'clock"\n/u);
  expect(text).toContain("\ndate: 2026-06-01\n");
  expect(text).toContain("\ndraft: true\n");
  expect(text).toContain("\ncategories: [signals]\n");
  expect((await workspace.validate(path)).diagnostics).toEqual([]);
});

test("writes a live entry with --publish, and prints JSON with --json", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const more = [
    "--publish",
    "--json",
    ...flags({
      "image.src": "/a.svg",
      "image.alt": "A chart",
      slug: "brand-new",
    }),
  ];
  expect((await addPost(workspace, ...more)).stdout).toBe("");
  await workspace.write({ "public/a.svg": SVG });
  const { stdout } = await addPost(workspace, ...more);
  expect(JSON.parse(stdout)).toEqual({
    path: "content/blog/brand-new.md",
    collection: "blog",
    slug: "brand-new",
  });
  const text = await workspace.read("content/blog/brand-new.md");
  expect(text).not.toContain("draft");
  expect(text).toContain("image:\n  src: /a.svg\n  alt: A chart\n");
  const unwritten = await workspace.run(["build"]);
  expect([unwritten.code, unwritten.stdout]).toEqual([
    1,
    expect.stringContaining("body/template-text"),
  ]);
  const frontMatter = text.slice(0, text.indexOf("\n---\n") + 5);
  await workspace.write({
    "content/blog/brand-new.md": `${frontMatter}\nA text.\n`,
  });
  expect((await workspace.run(["build"])).code).toBe(0);
});

test("prints what it would write with --dry-run, and writes nothing", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stdout } = await addPost(workspace, "--dry-run");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^---\nid: \d{12}\n[^]*## Why it matters/u);
  const json = await addPost(workspace, "--dry-run", "--json");
  expect(JSON.parse(json.stdout)).toMatchObject({
    path: NEW_POST,
    written: false,
    text: expect.stringMatching(/^---\nid: \d{12}\n[^]*## Why it matters/u),
  });
  const list = await workspace.run([
    "new",
    "categories",
    "More",
    "--dry-run",
    ...flags({ description: "D." }),
  ]);
  expect(list.stdout).toContain("+++ b/content/categories.yaml\n");
  expect(list.stdout).toContain("+  slug: more\n");
  await expect(workspace.read(NEW_POST)).rejects.toThrow("ENOENT");
  expect(await workspace.read("content/categories.yaml")).not.toContain("more");
});

test("lists the flags with their allowed values when a value is missing without a terminal", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/authors/eva-noor.yaml":
      "name: Eva Noor\ntitle: Editor\nbio: Writes about teams.\n",
  });
  const { code, stderr } = await workspace.run(["new", "blog"]);
  expect(code).toBe(2);
  expect(stderr).toBe(
    "error: There is no terminal to ask on. Add what is missing: --set title=<text> --set description=<text> --set type=<blog|guide|case-study|article> --set author=<eva-noor|mara-lind>\n",
  );
});

test("takes what has one answer without a terminal: the only author and category, and today's date", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stdout } = await workspace.run([
    "new",
    "blog",
    "A brand new post",
    ...flags({ description: DESCRIPTION, type: "blog" }),
  ]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: `${NEW_POST}\n` });
  expect(await workspace.read(NEW_POST)).toMatch(
    /date: 2026-06-01\n[^]*author: mara-lind\ncategories: \[signals\]\n/u,
  );
});

const kinds: [
  collection: string,
  fields: Record<string, string>,
  heading: string,
][] = [
  [
    "jobs",
    { department: "Data", location: "Remote", type: "Full-time" },
    "## What we look for",
  ],
  ["guides", { category: "Beginner", icon: "bell" }, "## Before you begin"],
  ["docs", { kind: "article", group: "integrations" }, "## Troubleshooting"],
  ["changelog", { tags: "new" }, "## How to use it"],
  ["legal", {}, "## 1. Who is responsible"],
];

test.for(kinds)(
  "gives a new entry of %s the sections of its kind, which validate",
  async ([collection, fields, heading]) => {
    const workspace = await createWorkspace(SAMPLE);
    const all = flags({ ...fields, description: DESCRIPTION });
    const { stdout } = await workspace.run([
      "new",
      collection,
      "A thing that people look for",
      ...all,
    ]);
    const path = stdout.trim();
    expect(await workspace.read(path)).toContain(`\n${heading}\n`);
    const { diagnostics } = await workspace.validate(path);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual(
      [],
    );
  },
);

test("gives a new question an answer to replace, which is an error until it is", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { code } = await workspace.run([
    "new",
    "faq",
    "Why is it so?",
    ...flags({ page: "faq" }),
  ]);
  expect(code).toBe(0);
  const { diagnostics } = await workspace.validate();
  expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toContain(
    "content/faq.yaml body/template-text",
  );
});

test("asks nothing in CI, even on a terminal", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const { code, stderr } = await workspace.run(["new", "blog"], {
    stdin,
    env: { CI: "true" },
  });
  expect(code).toBe(2);
  expect(stderr).toContain("--set title=<text>");
});

test.for([
  ["titel=x", "Did you mean `title`?"],
  ["type=blogg", "Did you mean `blog`?"],
  ["date=2026-02-30", '`date` is "2026-02-30"'],
  ["featured=maybe", "it takes true or false"],
  ["slug=../out", "is not a slug"],
  ["author", "--set takes key=value"],
])("refuses --set %s", async ([setting = "", message = ""]) => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr } = await addPost(workspace, "--set", setting);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

test.for<[what: string, files: Files]>([
  ["a folder", { "content/blog/a-brand-new-post/index.md": secondPost() }],
  [
    "a slug",
    { "content/blog/zz/index.md": secondPost({ slug: "a-brand-new-post" }) },
  ],
  [
    "an alias",
    {
      "content/blog/b.md": secondPost({ aliases: "[/blog/a-brand-new-post]" }),
    },
  ],
])("writes nothing when %s already has its address", async ([, files]) => {
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  const { code, stderr } = await addPost(workspace);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining(Object.keys(files)[0]?.slice(8) ?? ""),
  ]);
  await expect(
    workspace.read("content/blog/a-brand-new-post.md"),
  ).rejects.toThrow("ENOENT");
});

test("writes nothing when the entry would not be valid", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr } = await addPost(workspace, "--set", "author=nobody");
  expect(code).toBe(2);
  expect(stderr).toContain('`author` names "nobody"');
  await expect(workspace.read(NEW_POST)).rejects.toThrow("ENOENT");
});

test("never overwrites", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const before = await workspace.read("content/blog/first-post.md");
  const { code, stderr } = await workspace.run([
    "new",
    "blog",
    "First post",
    ...flags(),
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain("already exists");
  expect(await workspace.read("content/blog/first-post.md")).toBe(before);
});

const record =
  '\n  slug: new-things\n  name: "New: things"\n  description: Fresh.\n';
const oneLine = "{ id: 4, slug: signals, name: Signals, description: Public. }";

test.for([
  [
    "with comments",
    "# All of them\n- id: 4 # old\n  slug: signals\n  name: Signals\n  description: 'Public.'\n\n# The end\n",
    `- id: 5${record}`,
  ],
  [
    "with empty lines between",
    "- id: 1\n  slug: a\n  name: A\n  description: A.\n\n- id: 4\n  slug: signals\n  name: S\n  description: S.\n",
    `\n- id: 5${record}`,
  ],
  [
    "with a record a line",
    `- ${oneLine}\n`,
    '- { id: 5, slug: new-things, name: "New: things", description: Fresh. }\n',
  ],
  [
    "with the line ends of Windows",
    `- ${oneLine}\r\n`,
    '- { id: 5, slug: new-things, name: "New: things", description: Fresh. }\r\n',
  ],
  [
    "without a line end",
    `- ${oneLine}`,
    '\n- { id: 5, slug: new-things, name: "New: things", description: Fresh. }\n',
  ],
] as const)(
  "adds a record to a list %s and leaves everything else in it alone",
  async ([, list, added]) => {
    const workspace = await createWorkspace({
      ...SAMPLE,
      "content/categories.yaml": list,
    });
    const { stdout } = await workspace.run([
      "new",
      "categories",
      "New: things",
      ...flags({ id: "5", description: "Fresh." }),
    ]);
    expect(stdout).toBe("content/categories.yaml\n");
    expect(await workspace.read("content/categories.yaml")).toBe(
      `${list}${added}`,
    );
    expect((await workspace.run(["validate"])).code).toBe(0);
  },
);

test("gives a record a file of its own where its collection is a folder", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { stdout } = await workspace.run([
    "new",
    "authors",
    "Jo Ek",
    ...flags({ title: "Editor", bio: "Writes." }),
  ]);
  expect(stdout).toBe("content/authors/jo-ek.yaml\n");
  expect(await workspace.read("content/authors/jo-ek.yaml")).toBe(
    "name: Jo Ek\ntitle: Editor\nbio: Writes.\n",
  );
  const blocks = "[{kind: note, text: Hi}]";
  const wireframe = await workspace.run([
    "new",
    "wireframes",
    "Feed",
    ...flags({ description: "D.", caption: "C.", blocks }),
  ]);
  expect(wireframe.stdout).toBe("content/wireframes/feed.yaml\n");
  expect((await workspace.run(["validate"])).code).toBe(0);
});

test("begins a list where there is none", async () => {
  const workspace = await createWorkspace(SAMPLE);
  await workspace.run([
    "new",
    "faq",
    "Why?",
    ...flags({ page: "faq", answer: "Because." }),
  ]);
  expect(await workspace.read("content/faq.yaml")).toBe(
    "- id: why\n  page: faq\n  question: Why?\n  answer: Because.\n",
  );
});

test("takes a list with commas in its items as YAML", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const plan = {
    summary: "S.",
    price: "$1",
    profiles: "unlimited",
    leads: "3",
    leadsPer: "month",
    updates: "Daily",
    features: '["One, two", three]',
    csvExport: "yes",
    apiAccess: "no",
    prioritySupport: "true",
    teamAccess: "n",
    customDashboards: "false",
    dedicatedOnboarding: "y",
    action: "book",
  };
  const { stderr } = await workspace.run([
    "new",
    "plans",
    "Pro",
    ...flags(plan),
  ]);
  expect(stderr).toBe("");
  expect(await workspace.read("content/plans.yaml")).toContain(
    'features: ["One, two", three]\n  csvExport: true\n  apiAccess: false\n',
  );
});

test("adds a record beside one that has errors of its own", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/categories.yaml": "- { id: 1, slug: signals, nmae: Signals }\n",
  });
  const { code } = await workspace.run([
    "new",
    "categories",
    "Other",
    ...flags({ description: "D." }),
  ]);
  expect(code).toBe(0);
});

test("gives posts on two branches different ids", async () => {
  const { commit, git, run, validate } = await createRepository(SAMPLE);
  for (const branch of ["one", "two"]) {
    await git("checkout", "--quiet", "-b", branch, "main");
    await run(["new", "blog", `A post of branch ${branch}`, ...flags()]);
    await commit();
  }
  await git("merge", "--quiet", "--no-edit", "one");
  const { diagnostics, summary } = await validate();
  expect(diagnostics.map(({ rule }) => rule)).not.toContain("id/duplicate");
  expect(summary.files).toBe(5);
});

test("refreshes the schemas of a project that keeps them, so that editors know the new id", async () => {
  const workspace = await createWorkspace(SAMPLE);
  await workspace.run(["schema", "--write"]);
  const { stderr } = await workspace.run([
    "new",
    "authors",
    "Jo Ek",
    ...flags({ title: "Editor", bio: "Writes." }),
  ]);
  expect(stderr).toBe("Refreshed .vscode/schemas/blog.json.\n");
  expect((await workspace.run(["schema", "--check"])).code).toBe(0);
});

test("asks for what is missing, offers choices, and asks again after a bad answer", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { asked, code, left, stdout } = await answer(
    workspace,
    ["blog"],
    [
      "A brand new post",
      "",
      "first-post",
      "",
      "Too\tgood to be true, this description is long enough.",
      "9",
      "2",
      "nobody",
      "mara",
      "1",
      "",
    ],
  );
  expect({ code, left, stdout }).toEqual({
    code: 0,
    left: [],
    stdout: `${NEW_POST}\n`,
  });
  expect(asked).toContain("date [2026-06-01]: ");
  expect(asked).toContain("slug [a-brand-new-post]: ");
  expect(asked).toContain("blog/first-post already exists.");
  expect(asked).toContain(
    "  1) blog        Blog Post\n  2) guide       Guide\n",
  );
  expect(asked).toContain('There is no "9" to choose.');
  expect(asked).toContain('There is no "nobody" to choose.');
  expect(asked).toMatch(/---\nid: \d{12}\ntitle: A brand new post\n/u);
  expect(asked).toContain(`Write ${NEW_POST}? [Y/n] `);
  expect(await workspace.read(NEW_POST)).toContain(
    "type: guide\nauthor: mara-lind\ncategories: [signals]\n",
  );
});

test("narrows many choices by some letters", async () => {
  const names = Array.from({ length: 15 }, (_, index) => `author-${index + 1}`);
  const authors = names.map((name): [string, string] => [
    `content/authors/${name}.yaml`,
    `name: ${name.toUpperCase()}\ntitle: T\nbio: B.\n`,
  ]);
  const files: Files = { ...SAMPLE, ...Object.fromEntries(authors) };
  const workspace = await createWorkspace(files);
  const { author: _, ...others } = FIELDS;
  const given = [
    "blog",
    "A brand new post",
    ...flags({ ...others, slug: "new", date: "2026-06-01" }),
  ];
  const { asked } = await answer(workspace, given, ["-1", "2", "y"]);
  expect(asked).toContain("and 4 more: type some letters of one\n");
  expect(asked).toContain(
    "  1) author-1   AUTHOR-1\n  2) author-10  AUTHOR-10\n",
  );
  expect(await workspace.read("content/blog/new.md")).toContain(
    "author: author-10\n",
  );
});

test.for([
  ["left", [], "nothing was written"],
  [
    "answered with no",
    ["", "", "n"],
    "You answered no, so nothing was written.",
  ],
] as const)(
  "writes nothing when the questions are %s",
  async ([, answers, message]) => {
    const workspace = await createWorkspace(SAMPLE);
    const { asked, code } = await answer(
      workspace,
      ["blog", "A brand new post", ...flags()],
      answers,
    );
    expect(code).toBe(2);
    expect(asked).toContain(message);
    await expect(workspace.read(NEW_POST)).rejects.toThrow("ENOENT");
  },
);

test("ends without writing when it is cancelled", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const signal = AbortSignal.abort();
  const result = await workspace.run(["new", "blog"], { stdin, signal });
  expect(result).toMatchObject({ code: 2, stdout: "" });
});

test("opens the file in an editor whose path has a space, with its arguments", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "my tools/editor": `printf '\nWith %s.\n' "$1" >> "$2"\n`,
  });
  const script = workspace.path("my tools/editor");
  const env = { VISUAL: `sh '${script}' --wait` };
  const args = ["new", "blog", "A brand new post", ...flags(), "--edit"];
  expect((await workspace.run(args, { env })).code).toBe(0);
  expect(await workspace.read(NEW_POST)).toContain("\nWith --wait.\n");
});

test("names the editor that cannot be started, and asks for one", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const env = { EDITOR: "/no/such/editor --wait" };
  const args = ["new", "blog", "A brand new post", ...flags(), "--edit"];
  const { code, stderr } = await workspace.run(args, { env });
  expect(code).toBe(2);
  expect(stderr).toContain("could not be started");
  expect((await workspace.run(args)).stderr).toContain(
    "needs VISUAL or EDITOR",
  );
});
