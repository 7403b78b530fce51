import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const index = async (
  workspace: Awaited<ReturnType<typeof createWorkspace>>,
) => {
  const { code, stderr } = await workspace.run([
    "build",
    "--rule",
    "collection=off",
  ]);
  expect(stderr).not.toContain("error");
  expect(code).toBe(0);
  return JSON.parse(await workspace.read(".content/index.json"));
};

const AUTHOR = "name: Jo Ek\ntitle: Editor\nbio: Writes too.\n";

test("a post can do without id, type and categories, and lie in a folder", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/2024/march/a-plain-post.md": secondPost({
      id: undefined,
      type: undefined,
      categories: undefined,
      author: undefined,
      authors: "[jo-ek, mara-lind]",
      tags: "[LinkedIn, cold outreach]",
      series: "Signals from scratch",
    }),
    "content/authors/jo-ek.yaml": AUTHOR,
  });
  const { blog } = (await index(workspace)).collections;
  const plain = blog.find(
    ({ slug }: { slug: string }) => slug === "a-plain-post",
  );
  expect(plain).toMatchObject({
    path: "/blog/a-plain-post",
    type: "blog",
    categories: [],
    author: "jo-ek",
    authors: ["jo-ek", "mara-lind"],
    tags: ["LinkedIn", "cold outreach"],
    series: "Signals from scratch",
  });
  expect(Number.isSafeInteger(plain.id) && plain.id > 0).toBe(true);
});

test("a made id is kept by every build, never taken twice, and written by mv", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/2024/plain.md": secondPost({ id: undefined }),
  });
  const idOf = async (slug: string, ...args: string[]) => {
    const { stdout } = await workspace.run([
      ..."list blog --format json --fields slug,id".split(" "),
      ...args,
    ]);
    const rows: { slug: string; id: number }[] = JSON.parse(stdout);
    return rows.find((row) => row.slug === slug)?.id;
  };
  const id = await idOf("plain");
  expect(id).toBeGreaterThan(0);
  await workspace.write({
    "content/blog/another.md": post({ id: String(id), title: "Another title" }),
  });
  expect(await idOf("another")).toBe(id);
  expect(await idOf("plain")).not.toBe(id);
  await workspace.run(["rm", "blog/another", "--force"]);
  const moved = await workspace.run(["mv", "blog/plain", "better"]);
  expect(moved.code).toBe(0);
  expect(await idOf("better")).toBe(id);
  const text = await workspace.read("content/blog/2024/better.md");
  expect(text.startsWith(`---\nid: ${id}\ntitle:`)).toBe(true);
});

test("two posts of one name in two folders are reported, and a picture lies beside its post", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/2024/first-post.md": secondPost({}, "[Other](/blog/x)\n"),
    "content/blog/2025/x.md": post(
      { id: "3", title: "A third title here" },
      "[Back](/blog/first-post) ![A dot](dot.svg)\n",
    ),
    "content/blog/2025/dot.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3"/></svg>\n',
  });
  const { diagnostics } = await workspace.report(
    "validate",
    "--rule",
    "collection=off",
  );
  expect(
    diagnostics
      .map(({ file, rule }) => `${file} ${rule}`)
      .filter((each) => !each.includes("seo/")),
  ).toEqual([
    "content/blog/2024/first-post.md slug/duplicate",
    "content/blog/first-post.md slug/duplicate",
  ]);
});

test("a post without any author names the field that is missing", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/first-post.md": post({ author: undefined, title: undefined }),
  });
  const { diagnostics } = await workspace.report(
    "validate",
    "--rule",
    "collection=off",
    "--rule",
    "ref=off",
  );
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "`author` is missing.",
    "`title` is missing.",
  ]);
});

const plain = (number: number) =>
  `---\ntitle: Plain post number ${number}\ndate: 2024-01-0${number}\ntags: [a]\n---\n\nWords.\n`;

test("many plain posts are named once, with the command that takes them", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/one.md": plain(1),
    "content/blog/two.md": plain(2),
    "content/blog/three.md": plain(3),
  });
  const { diagnostics } = await workspace.report("validate");
  const found = diagnostics.filter(
    ({ rule }) => rule === "collection/plain-markdown",
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.message).toBe(
    "3 files in blog/ look like plain Markdown: they lack `description` and `author`.",
  );
  expect(found[0]?.help).toContain("`content import mdx");
});

test.for([
  [5, []],
  [6, ["6 files in blog/ look like plain Markdown: they lack `description`."]],
] as const)("%i posts that lack one field: %j", async ([count, messages]) => {
  const posts = Array.from({ length: count }, (_, index) => [
    `content/blog/post-${index}.md`,
    plain(index + 1).replace("tags: [a]", "author: a-writer"),
  ]);
  const workspace = await createWorkspace({
    ...SAMPLE,
    ...Object.fromEntries(posts),
  });
  const { diagnostics } = await workspace.report("validate");
  expect(
    diagnostics
      .filter(({ rule }) => rule === "collection/plain-markdown")
      .map(({ message }) => message),
  ).toEqual(messages);
});
