import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createWorkspace } from "../testing/create-workspace.ts";
import { SAMPLE, secondPost } from "../testing/sample-files.ts";

const DESCRIPTION =
  "description=A description that is long enough to pass the check.";
const flags = [
  "--set",
  "type=blog",
  "--set",
  "author=mara-lind",
  "--set",
  "categories=signals",
  "--set",
  DESCRIPTION,
];

test("writes a draft that validates and prints its path", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stdout } = await workspace.run([
    "new",
    "blog",
    "Café: it's 3 o'clock",
    ...flags,
  ]);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: "content/blog/cafe-its-3-oclock.md\n",
  });
  const text = await workspace.read("content/blog/cafe-its-3-oclock.md");
  expect(text).toMatch(/^---\nid: 2\ntitle: "Café: it's 3 o'clock"\n/u);
  expect(text).toContain("\ndate: 2026-06-01\n");
  expect(text).toContain("\ndraft: true\n");
  expect(text).toContain("\ncategories: [signals]\n");
  const { diagnostics } = await workspace.validate(
    "content/blog/cafe-its-3-oclock.md",
  );
  expect(diagnostics).toEqual([]);
});

test("writes an entry that can go live with --publish, and tells programs about it with --json", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { stdout } = await workspace.run([
    "new",
    "blog",
    "A brand new post",
    ...flags,
    "--publish",
    "--json",
    "--set",
    "image.src=/a.svg",
    "--set",
    "image.alt=A chart",
    "--set",
    "slug=brand-new",
  ]);
  expect(stdout).toBe("");
  await workspace.write({ "public/a.svg": "<svg/>" });
  const again = await workspace.run([
    "new",
    "blog",
    "A brand new post",
    ...flags,
    "--publish",
    "--json",
    "--set",
    "image.src=/a.svg",
    "--set",
    "image.alt=A chart",
    "--set",
    "slug=brand-new",
  ]);
  expect(JSON.parse(again.stdout)).toEqual({
    path: "content/blog/brand-new.md",
    collection: "blog",
    slug: "brand-new",
  });
  const text = await workspace.read("content/blog/brand-new.md");
  expect(text).not.toContain("draft");
  expect(text).toContain("image:\n  src: /a.svg\n  alt: A chart\n");
  expect((await workspace.run(["build"])).code).toBe(0);
});

test("lists the flags with their allowed values when a value is missing and nobody can be asked", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr } = await workspace.run([
    "new",
    "blog",
    "A brand new post",
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain("--set description=<text>");
  expect(stderr).toContain("--set type=blog | guide | case-study | article");
  expect(stderr).toContain("--set author=mara-lind");
});

test.for([
  ["titel=x", "Did you mean `title`?"],
  ["type=blogg", "Did you mean `blog`?"],
  ["date=2026-02-30", "is not a calendar date that exists"],
  ["featured=maybe", "it takes true or false"],
])("refuses --set %s", async ([setting = "", message = ""]) => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr } = await workspace.run([
    "new",
    "blog",
    "A brand new post",
    ...flags,
    "--set",
    setting,
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

test("writes nothing when the entry would not be valid", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr } = await workspace.run([
    "new",
    "blog",
    "A brand new post",
    ...flags,
    "--set",
    "author=nobody",
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain('`author` names "nobody"');
  await expect(
    workspace.read("content/blog/a-brand-new-post.md"),
  ).rejects.toThrow("ENOENT");
});

test("never overwrites", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const before = await workspace.read("content/blog/first-post.md");
  const { code } = await workspace.run(["new", "blog", "First post", ...flags]);
  expect(code).toBe(2);
  expect(await workspace.read("content/blog/first-post.md")).toBe(before);
});

test("adds a record to its list and leaves everything else in it alone", async () => {
  const list =
    "# All of them\n- id: 4 # old\n  slug: signals\n  name: Signals\n  description: 'Public.'\n\n# The end\n";
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/categories.yaml": list,
  });
  const { stdout } = await workspace.run([
    "new",
    "categories",
    "New: things",
    "--set",
    "description=Fresh.",
  ]);
  expect(stdout).toBe("content/categories.yaml\n");
  expect(await workspace.read("content/categories.yaml")).toBe(
    `${list}- id: 5\n  slug: new-things\n  name: "New: things"\n  description: Fresh.\n`,
  );
  expect((await workspace.run(["validate"])).code).toBe(0);
});

test("gives a record a file of its own where its collection is a folder", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { stdout } = await workspace.run([
    "new",
    "authors",
    "Jo Ek",
    "--set",
    "title=Editor",
    "--set",
    "bio=Writes.",
  ]);
  expect(stdout).toBe("content/authors/jo-ek.yaml\n");
  expect(await workspace.read("content/authors/jo-ek.yaml")).toBe(
    "name: Jo Ek\ntitle: Editor\nbio: Writes.\n",
  );
  const wireframe = await workspace.run([
    "new",
    "wireframes",
    "Feed",
    "--set",
    "description=D.",
    "--set",
    "caption=C.",
    "--set",
    "blocks=[{kind: note, text: Hi}]",
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
    "--set",
    "page=faq",
    "--set",
    "answer=Because.",
  ]);
  expect(await workspace.read("content/faq.yaml")).toBe(
    "- id: why\n  page: faq\n  question: Why?\n  answer: Because.\n",
  );
});

test("takes the next number after the highest", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": secondPost({ id: "41" }),
  });
  await workspace.run(["new", "blog", "A brand new post", ...flags]);
  expect(await workspace.read("content/blog/a-brand-new-post.md")).toContain(
    "id: 42\n",
  );
});

test("asks on a terminal, offers choices by number and asks again after a bad answer", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stderr = new PassThrough();
  const answers = [
    "Too\tgood to be true, this description is long enough.",
    "9",
    "2",
    "1",
    "1",
  ];
  let asked = "";
  stderr.on("data", (chunk) => {
    asked += String(chunk);
    if (asked.endsWith(": ")) {
      asked += "\n";
      stdin.write(`${answers.shift() ?? ""}\n`);
    }
  });
  const { code, stdout } = await workspace.run(
    ["new", "blog", "A brand new post"],
    { stdin, stderr },
  );
  expect(code).toBe(0);
  expect(asked).toContain("  1) blog\n  2) guide\n");
  expect(asked).toContain('`type` is "9"; allowed');
  expect(stdout).toBe("content/blog/a-brand-new-post.md\n");
  expect(await workspace.read("content/blog/a-brand-new-post.md")).toContain(
    "type: guide\nauthor: mara-lind\ncategories: [signals]\n",
  );
});

test("writes nothing when the questions are left", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  stdin.end();
  const { code, stderr } = await workspace.run(
    ["new", "blog", "A brand new post"],
    { stdin },
  );
  expect(code).toBe(2);
  expect(stderr).toContain("nothing was written");
});

test("opens the file in the editor that the environment names", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr } = await workspace.run(
    ["new", "blog", "A brand new post", ...flags, "--edit"],
    { env: { EDITOR: "/no/such/editor --wait" } },
  );
  expect(code).toBe(2);
  expect(stderr).toContain("could not be started");
  expect(
    (
      await workspace.run([
        "new",
        "blog",
        "Another new post",
        ...flags,
        "--edit",
      ])
    ).stderr,
  ).toContain("needs VISUAL or EDITOR");
});
