import { execFileSync } from "node:child_process";
import { access, rename, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createRepository } from "../proof/testing/create-repository.ts";
import {
  createWorkspace,
  type Files,
} from "../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
  WIREFRAME,
} from "../proof/testing/sample-files.ts";

const env = { PATH: process.env.PATH };

const POSTS: Files = {
  ...SAMPLE,
  ".gitignore": ".content/\n",
  "content/blog/first-post.md": post({}, "## Top\n\nText.\n"),
  "content/blog/second.md": secondPost(
    { aliases: "[/blog/older]", image: "{ src: ./own.svg, alt: A chart }" },
    "## Top\n\n## Own\n\n![A chart](./own.svg) ![One](/images/own.svg) ![Two](/images/code.svg) [me](/blog/second)\n",
  ),
  "content/blog/own.svg": SVG,
  "public/images/own.svg": SVG,
  "public/images/code.svg": SVG,
  "site/page.ts": 'const src = "/images/code.svg";\n',
};
const LINKING = post(
  { id: "3", title: "A third post for the tests" },
  "[a](/blog/second#top) [b](/blog/second?x=1#own) [c](/blog/second.md#own 'T') [d](/blog/older)\n",
);

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

test("removes an entry that nothing points to, with the images that only it shows, and git restores them", async () => {
  const workspace = await createRepository(POSTS);
  const { code, stderr } = await workspace.run(["rm", "second"], { env });
  expect(code).toBe(0);
  expect(stderr).toContain(
    "/images/code.svg stays, because site/page.ts uses it.",
  );
  expect(stderr).toContain("/blog/second will lead nowhere; --redirect-to");
  const gone = [
    "content/blog/second.md",
    "content/blog/own.svg",
    "public/images/own.svg",
  ];
  for (const file of gone)
    expect(await exists(workspace.path(file))).toBe(false);
  expect(await exists(workspace.path("public/images/code.svg"))).toBe(true);
  expect((await workspace.validate()).summary.errors).toBe(0);
  const [, undo = ""] = /^Undo: (.*)$/m.exec(stderr) ?? [];
  execFileSync("sh", ["-c", undo], { cwd: workspace.dir });
  expect(await workspace.git("status", "--porcelain")).toBe("");
});

test("refuses to remove what something points to, and lists the places", async () => {
  const workspace = await createRepository({
    ...POSTS,
    "content/blog/third.md": LINKING,
  });
  const { code, stderr } = await workspace.run(["rm", "second"], { env });
  expect(code).toBe(2);
  expect(stderr).toContain("4 places point to blog/second, so it stays.");
  expect(stderr).toContain("  content/blog/third.md:11:1 link\n");
  expect(await workspace.git("status", "--porcelain")).toBe("");
});

const NAVIGATION = (links: string) => `header:
${links}
mobileGroup: { title: More, links: [{ label: A, href: / }] }
footer: [{ title: More, links: [{ label: A, href: / }] }]
`;

test.each([
  [
    "keeps the alias when its anchor is rewritten",
    "  - { label: A, href: &one /blog/second#own }\n  - { label: B, href: *one }",
    "  - { label: A, href: &one /blog/first-post }\n  - { label: B, href: *one }",
  ],
  [
    "replaces the alias when its anchor must stay",
    "  - { label: &one /blog/second#own, href: *one }",
    "  - { label: &one /blog/second#own, href: /blog/first-post }",
  ],
])(
  "redirects a link that a YAML alias repeats: it %s",
  async (_, before, after) => {
    const workspace = await createRepository({
      ...POSTS,
      "content/navigation.yaml": NAVIGATION(before),
    });
    const args = ["rm", "second", "--redirect-to", "first-post"];
    expect((await workspace.run(args, { env })).code).toBe(0);
    expect(await workspace.read("content/navigation.yaml")).toBe(
      NAVIGATION(after),
    );
  },
);

test("redirects links and addresses with --redirect-to, and drops anchors that the new page does not have", async () => {
  const workspace = await createRepository({
    ...POSTS,
    "content/blog/third.md": LINKING,
  });
  const args = ["rm", "second", "--redirect-to", "first-post"];
  const { code, stdout } = await workspace.run(args, { env });
  expect(code).toBe(0);
  expect(stdout).toContain("/blog/second redirects to /blog/first-post.");
  expect(await workspace.read("content/blog/third.md")).toContain(
    "[a](/blog/first-post#top) [b](/blog/first-post?x=1) [c](/blog/first-post.md 'T') [d](/blog/older)\n",
  );
  expect(await workspace.read("content/blog/first-post.md")).toContain(
    "aliases: [/blog/second, /blog/older]\n",
  );
  expect((await workspace.validate()).summary.errors).toBe(0);
});

test("removes the folder of an entry, and not while another file shows an image of it", async () => {
  const files: Files = {
    ...SAMPLE,
    "content/blog/a-post/index.md": secondPost({}, "![A](./a.svg)\n"),
    "content/blog/a-post/a.svg": SVG,
  };
  const workspace = await createWorkspace(files);
  // Without git, the removal could not be undone.
  const refused = await workspace.run(["rm", "a-post"]);
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining("git could not restore it"),
  ]);
  expect((await workspace.run(["rm", "a-post", "--force"])).code).toBe(0);
  expect(await exists(workspace.path("content/blog/a-post"))).toBe(false);
  await workspace.write({
    ...files,
    "content/investors.yaml":
      "- id: one\n  name: One\n  src: ./blog/a-post/a.svg\n",
  });
  const { stderr } = await workspace.run(["rm", "a-post"]);
  expect(stderr).toContain("content/investors.yaml:3:8 image");
});

const LIST =
  "# All categories.\n- id: 1\n  slug: signals\n  name: S\n  description: D.\n\n# The second.\n- id: 2\n  slug: other # it\n  name: O\n  description: D.\n\n- id: 3\n  slug: last\n  name: L\n  description: D.\n";

test.for<[id: string, removed: string]>([
  [
    "other",
    "# The second.\n- id: 2\n  slug: other # it\n  name: O\n  description: D.\n\n",
  ],
  ["last", "\n- id: 3\n  slug: last\n  name: L\n  description: D.\n"],
])(
  "removes the record %s from its list, and nothing else",
  async ([id, removed]) => {
    const workspace = await createWorkspace({
      ...SAMPLE,
      "content/categories.yaml": LIST,
    });
    expect((await workspace.run(["rm", `categories/${id}`])).code).toBe(0);
    expect(await workspace.read("content/categories.yaml")).toBe(
      LIST.replace(removed, ""),
    );
  },
);

test("replaces references to a record by another one, and names it once", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/categories.yaml": LIST,
    "content/blog/b.md": secondPost({
      categories: "\n  - signals\n  - other # why",
    }),
    "content/blog/c.md": post({
      id: "3",
      title: "A third",
      categories: "[ signals, last ]",
    }),
  });
  const args = [
    "rm",
    "categories/signals",
    "--redirect-to",
    "categories/other",
  ];
  expect((await workspace.run(args)).code).toBe(0);
  expect(await workspace.read("content/blog/b.md")).toContain(
    "categories: \n  - other # why\n",
  );
  expect(await workspace.read("content/blog/c.md")).toContain(
    "categories: [ other, last ]\n",
  );
  expect((await workspace.validate()).summary.errors).toBe(0);
});

const refusals: [args: string[], message: string][] = [
  [["mara-lind"], "2 places point to authors/mara-lind, so it stays."],
  [["wireframes/feed"], "content/blog/b.md:11:1 placeholder"],
  [["/images/a.svg"], "content/blog/b.md:13:1 image"],
  [["blog/b", "--redirect-to", "mara-lind"], "they are of different kinds"],
  [["blog/b", "--redirect-to", "blog/b"], "cannot replace itself"],
  [["blog/b", "--redirect-to", "/pricing"], "only an entry can keep /blog/b"],
  [
    ["blog/new"],
    "content/blog/new.md: not committed, so git could not restore it.",
  ],
  [["blog/x"], 'There is no entry "blog/x".'],
];

test("refuses with one clear sentence, and changes nothing", async () => {
  const workspace = await createRepository({
    ...SAMPLE,
    "content/blog/first-post.md": post({ author: "other" }),
    "content/authors/other.yaml": "name: O\ntitle: T\nbio: B.\n",
    "content/wireframes/feed.yaml": WIREFRAME,
    "content/blog/b.md": secondPost(
      {},
      "{{wireframe:feed}}\n\n![An image](/images/a.svg)\n",
    ),
    "public/images/a.svg": SVG,
  });
  await workspace.write({
    "content/blog/new.md": post({ id: "9", title: "New one" }),
  });
  for (const [args, message] of refusals) {
    const { code, stderr, stdout } = await workspace.run(["rm", ...args], {
      env,
    });
    expect([args, code, stdout]).toEqual([args, 2, ""]);
    expect(stderr).toContain(message);
  }
  expect(await workspace.git("status", "--porcelain")).toBe(
    "?? content/blog/new.md\n",
  );
});

test("refuses to remove a folder with files that git does not track or ignores", async () => {
  const workspace = await createRepository({
    ...SAMPLE,
    ".gitignore": ".content/\n*.draft.svg\n",
    "content/blog/b/index.md": secondPost({}, "![A](./a.draft.svg)\n"),
  });
  await workspace.write({ "content/blog/b/a.draft.svg": SVG });
  const { code, stderr } = await workspace.run(["rm", "blog/b"], { env });
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining("content/blog/b: not committed"),
  ]);
  expect(await exists(workspace.path("content/blog/b/a.draft.svg"))).toBe(true);
});

test("prints an undo command that touches no other file, for any file name", async () => {
  const workspace = await createRepository({
    ...SAMPLE,
    "public/images/a[1].svg": SVG,
    "public/images/a1.svg": SVG,
    "content/blog/first-post.md": post({}, "![A](/images/a1.svg)\n"),
  });
  const changed = SVG.replace("40", "41");
  await workspace.write({ "public/images/a1.svg": changed });
  const removed = await workspace.run(["rm", "public/images/a[1].svg"], {
    env,
  });
  expect(removed.code).toBe(0);
  const undo = /^Undo: (.*)$/m.exec(removed.stderr)?.[1] ?? "";
  execFileSync("sh", ["-c", undo], { cwd: workspace.path(".") });
  expect(await workspace.read("public/images/a1.svg")).toBe(changed);
  expect(await workspace.read("public/images/a[1].svg")).toBe(SVG);
});

test("shows a diff that git applies for a binary file", async () => {
  const workspace = await createRepository(SAMPLE);
  const png = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 1]);
  await writeFile(workspace.path("a.png"), png);
  await workspace.write({ "public/b.txt": "" });
  await rename(workspace.path("a.png"), workspace.path("public/a.png"));
  await workspace.git("add", "-A");
  await workspace.git("commit", "-qm", "An image");
  const shown = await workspace.run(["rm", "/a.png", "--dry-run"], { env });
  await writeFile(workspace.path(".git/change.diff"), shown.stdout);
  await workspace.git("apply", workspace.path(".git/change.diff"));
  expect(await exists(workspace.path("public/a.png"))).toBe(false);
});

test("removes what is not committed with --force, and shows a diff with --dry-run", async () => {
  const workspace = await createRepository(SAMPLE);
  await workspace.write({ "content/blog/new.md": secondPost() });
  const shown = await workspace.run(["rm", "blog/new", "--dry-run"], { env });
  expect(shown.stdout).toContain(
    "--- a/content/blog/new.md\n+++ /dev/null\n@@ -1,",
  );
  expect(
    (await workspace.run(["rm", "blog/new", "--force"], { env })).code,
  ).toBe(0);
  expect(await workspace.git("status", "--porcelain")).toBe("");
});
