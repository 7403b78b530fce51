import { execFileSync } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { MP4, VTT } from "../proof/samples/sample-bytes.ts";
import { createRepository } from "../proof/testing/create-repository.ts";
import {
  createWorkspace,
  type Files,
  type Workspace,
} from "../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
  WIREFRAME,
} from "../proof/testing/sample-files.ts";

const env = { PATH: process.env.PATH, SITE_URL: "https://northlark.example" };

const LINKED: Files = {
  ...SAMPLE,
  ".gitignore": ".content/\n",
  "content/blog/first-post.md": post(
    { image: '{ src: ./first.svg, alt: "A chart" }' },
    "## Top\n\n![A chart](./first.svg) [here](/blog/first-post#top)\n",
  ),
  "content/blog/first.svg": SVG,
  "content/blog/second.md": secondPost(
    {},
    [
      '[one](/blog/first-post) and [two](/blog/first-post#top "T"), [three](</blog/first-post?a=1#top>)',
      "`[code](/blog/first-post)` [other](/blog/first-post-two)",
      "[ref][r] [r] <a href='/blog/first-post#top'>html</a> <https://northlark.example/blog/first-post>",
      "[r]: /blog/first-post 'T'",
      "![An image](/images/a.svg)\n",
    ].join("\n\n"),
  ),
  "content/blog/first-post-two.md": post({ id: "3", title: "A third post" }),
  "content/faq.yaml":
    "- id: one\n  page: faq\n  question: What is it?\n  answer: >-\n    It is\n    [this](/blog/first-post#top),\n    or [that](/blog/first-post).\n# The second.\n- id: two\n  page: faq\n  question: 'Where?'\n  answer: 'It''s [here](/blog/first-post).'\n",
  "content/resources.yaml":
    "- id: r\n  title: A resource\n  description: It leads to a post.\n  date: 2026-01-01\n  type: blog\n  slug: first-post # the post\n",
  "content/navigation.yaml":
    'header: [{ label: Post, href: "/blog/first-post" }]\nmobileGroup: { title: T, links: [] }\nfooter: []\nlegal: []\napplication: { logIn: L, signUp: S }\nfooterCall: { heading: H, text: T, signUp: S, link: { label: L, href: / } }\n',
  "public/images/a.svg": SVG,
};

/** A post that is about to become a guide. */
const AS_GUIDE = post({
  id: undefined,
  type: undefined,
  author: undefined,
  categories: undefined,
  category: "Beginner",
  icon: "compass",
  order: "1",
});

async function errorsOf(
  workspace: Pick<Workspace, "validate">,
): Promise<string[]> {
  const { diagnostics } = await workspace.validate();
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ file, message }) => `${file} ${message}`);
}

test("moves a post and updates all that points to it, and git undoes it with one command", async () => {
  const workspace = await createRepository(LINKED);
  expect(await errorsOf(workspace)).toEqual([]);
  const moved = await workspace.run(["mv", "first-post", "the-first"], { env });
  expect(moved.code).toBe(0);
  expect(moved.stdout).toContain(
    "/blog/first-post redirects to /blog/the-first.",
  );
  expect(await workspace.git("diff", "HEAD", "--stat", "-M")).toContain(
    "{first-post.md => the-first.md}",
  );
  const follow = (file: string) =>
    String(LINKED[file]).replaceAll(
      /\/blog\/first-post(?!-)/g,
      "/blog/the-first",
    );
  const second = follow("content/blog/second.md").replace(
    "`[code](/blog/the-first)`",
    "`[code](/blog/first-post)`",
  );
  expect(await workspace.read("content/blog/second.md")).toBe(second);
  for (const file of ["content/faq.yaml", "content/navigation.yaml"])
    expect(await workspace.read(file)).toBe(follow(file));
  expect(await workspace.read("content/resources.yaml")).toContain(
    "  slug: the-first # the post\n",
  );
  expect(await workspace.read("content/blog/the-first.md")).toBe(
    follow("content/blog/first-post.md").replace(
      "type: blog\n",
      "aliases: [/blog/first-post]\ntype: blog\n",
    ),
  );
  expect(await errorsOf(workspace)).toEqual([]);
  const [, undo = ""] = /^Undo: (.*)$/m.exec(moved.stderr) ?? [];
  execFileSync("sh", ["-c", undo], { cwd: workspace.dir });
  expect(await workspace.git("status", "--porcelain")).toBe("");
});

test("keeps the former address working", async () => {
  const workspace = await createWorkspace(SAMPLE);
  await workspace.run(["mv", "first-post", "b"]);
  expect((await workspace.run(["build"])).code).toBe(0);
  const index: unknown = JSON.parse(
    await workspace.read(".content/index.json"),
  );
  expect(index).toMatchObject({ redirects: { "/blog/first-post": "/blog/b" } });
});

test("collapses chains, and moving back restores every byte but the alias", async () => {
  const workspace = await createWorkspace(LINKED);
  await workspace.run(["mv", "first-post", "b"]);
  await workspace.run(["mv", "b", "c"]);
  expect(await workspace.read("content/blog/c.md")).toContain(
    "aliases: [/blog/first-post, /blog/b]\n",
  );
  await workspace.run(["mv", "c", "first-post"]);
  expect(await workspace.read("content/blog/first-post.md")).toContain(
    "aliases: [/blog/c, /blog/b]\n",
  );
  await workspace.run(["mv", "first-post", "b"]);
  expect(await errorsOf(workspace)).toEqual([]);
  const text = await workspace.read("content/blog/b.md");
  expect(text.replace(/^aliases: .*\n/m, "")).toBe(
    String(LINKED["content/blog/first-post.md"]).replace(
      "/blog/first-post#top",
      "/blog/b#top",
    ),
  );
});

const FOLDER: Files = {
  ...SAMPLE,
  "content/blog/a-post/index.md": secondPost(
    {},
    "![An image](./a.svg) ![An image](sub/b.svg)\n\n{{wireframe:feed}}\n",
  ),
  "content/blog/a-post/a.svg": SVG,
  "content/blog/a-post/sub/b.svg": SVG,
  "content/wireframes/feed.yaml": WIREFRAME,
};

test.for<[name: string, to: string, files: Files]>([
  ["first-post", "b", LINKED],
  ["a-post", "b", FOLDER],
  ["wireframes/feed", "other", FOLDER],
  ["content/blog/a-post/a.svg", "c.svg", FOLDER],
])("shows a diff that git applies: %s", async ([name, to, files]) => {
  const workspace = await createRepository(files);
  const shown = await workspace.run(["mv", name, to, "--dry-run"], { env });
  expect([shown.code, shown.stderr]).toEqual([0, "Nothing was written.\n"]);
  expect(await workspace.git("status", "--porcelain")).toBe("");
  await writeFile(workspace.path(".git/change.diff"), shown.stdout);
  await workspace.git("apply", "--index", workspace.path(".git/change.diff"));
  const applied = await workspace.git("write-tree");
  await workspace.git("reset", "-q", "--hard");
  await workspace.run(["mv", name, to], { env });
  await workspace.git("add", "-A");
  expect(await workspace.git("write-tree")).toBe(applied);
});

test("renames a reference and a slug that are written as block texts", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/first-post.md": post({ author: ">-\n  mara-lind" }),
    "content/blog/own.md": secondPost({ slug: "|-\n  named", draft: "true" }),
  });
  for (const args of [
    ["authors/mara-lind", "mara"],
    ["blog/named", "other"],
  ])
    expect((await workspace.run(["mv", ...args])).code).toBe(0);
  expect(await workspace.read("content/blog/first-post.md")).toContain(
    'author: "mara"\ncategories:',
  );
  expect((await workspace.validate()).summary.errors).toBe(0);
});

test("moves a folder with its images, and the paths that show them from elsewhere", async () => {
  const folder: Files = {
    ...SAMPLE,
    "content/blog/a-post/index.md": secondPost(
      {},
      "![An image](./a.svg) ![An image](sub/b.svg)\n",
    ),
    "content/blog/a-post/a.svg": SVG,
    "content/blog/a-post/sub/b.svg": SVG,
    "content/investors.yaml":
      "- id: one\n  name: One\n  src: ./blog/a-post/a.svg\n",
  };
  const workspace = await createRepository(folder);
  expect(await errorsOf(workspace)).toEqual([]);
  const { code } = await workspace.run(["mv", "blog/a-post", "b"], { env });
  expect(code).toBe(0);
  expect(await errorsOf(workspace)).toEqual([]);
  expect(await workspace.read("content/blog/b/sub/b.svg")).toBe(SVG);
  expect(await workspace.read("content/investors.yaml")).toContain(
    "src: ./blog/b/a.svg\n",
  );
  expect(
    (await workspace.git("status", "--porcelain")).match(/^R/gm),
  ).toHaveLength(3);
});

test("changes the slug in the front matter, and keeps a file name that is not the slug", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/2026-a.md": secondPost({ slug: '"second" # short' }),
  });
  await workspace.run(["mv", "blog/second", "third"]);
  const text = await workspace.read("content/blog/2026-a.md");
  expect(text).toContain('slug: "third" # short\n');
  expect(text).toContain("aliases: [/blog/second]\n");
});

test("keeps no former address of a draft without --redirect", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": secondPost({ draft: "true" }),
  });
  await workspace.run(["mv", "blog/b", "c"]);
  expect(await workspace.read("content/blog/c.md")).not.toContain("aliases");
  await workspace.run(["mv", "blog/c", "d", "--redirect"]);
  expect(await workspace.read("content/blog/d.md")).toContain("[/blog/c]");
  const live = await workspace.run(["mv", "first-post", "e", "--no-redirect"]);
  expect(live.stderr).toContain("/blog/first-post will lead nowhere.");
});

test.for<[name: string, to: string, files: Files, file: string, text: string]>([
  [
    "authors/mara-lind",
    "mara-lindqvist",
    {
      "content/authors/mara-lind.yaml":
        "slug: 'mara-lind'\nname: M\ntitle: T\nbio: B.\n",
    },
    "content/authors/mara-lindqvist.yaml",
    "slug: 'mara-lindqvist'\nname: M\ntitle: T\nbio: B.\n",
  ],
  [
    "authors/mara-lind",
    "2026",
    {},
    "content/blog/first-post.md",
    post({ author: '"2026"' }),
  ],
  [
    "categories/signals",
    "signs",
    {
      "content/blog/first-post.md": post(
        {},
        "[x](/blog/category/signals?a#b)\n",
      ),
    },
    "content/blog/first-post.md",
    post({ categories: "[signs]" }, "[x](/blog/category/signs?a#b)\n"),
  ],
  [
    "wireframes/feed",
    "a-feed",
    {
      "content/wireframes/feed.yaml": WIREFRAME,
      "content/blog/first-post.md": post(
        {},
        "> Text\n>\n> {{wireframe:feed}}\n\n`{{wireframe:feed}}`\n\n<p>{{wireframe:feed}}</p>\n",
      ),
    },
    "content/blog/first-post.md",
    post(
      {},
      "> Text\n>\n> {{wireframe:a-feed}}\n\n`{{wireframe:feed}}`\n\n<p>{{wireframe:a-feed}}</p>\n",
    ),
  ],
  [
    "faq/one",
    "first",
    {
      "content/faq.yaml":
        "# All.\n- id: one # it\n  page: faq\n  question: Q?\n  answer: A.\n",
      "content/blog/first-post.md": post(
        {},
        "[x](/faq#one) [y](/pricing#one)\n",
      ),
    },
    "content/blog/first-post.md",
    post({}, "[x](/faq#first) [y](/pricing#one)\n"),
  ],
  [
    "/images/a.svg",
    "/pictures/b.svg",
    {
      "public/images/a.svg": SVG,
      "content/blog/first-post.md": post({}, "![An image](/images/a.svg)\n"),
    },
    "content/blog/first-post.md",
    post({}, "![An image](/pictures/b.svg)\n"),
  ],
  [
    "first-post",
    "new",
    {
      "content/blog/first-post.md": post(
        {},
        "## Top {#start}\n\n[up](#start)\n",
      ),
      "content/blog/second.md": secondPost({}, "[x](/blog/first-post#start)\n"),
    },
    "content/blog/second.md",
    secondPost({}, "[x](/blog/new#start)\n"),
  ],
  ...(["/a.mp4", "/a.svg", "/a.vtt"] as const).map(
    (from): [string, string, Files, string, string] => {
      const to = from.replace("a", "clips/b");
      const text = `<video src="/a.mp4" poster="/a.svg">\n<track src="/a.vtt" kind="captions">\n</video>\n`;
      const files = {
        "public/a.mp4": MP4,
        "public/a.svg": SVG,
        "public/a.vtt": VTT,
        "content/blog/first-post.md": post({}, text),
      };
      const moved = post({}, text.replace(from, to));
      return [from, to, files, "content/blog/first-post.md", moved];
    },
  ),
  [
    "first-post",
    "guides/first-post",
    {
      "content/blog/first-post.md": AS_GUIDE,
      "content/resources.yaml": LINKED["content/resources.yaml"] ?? "",
    },
    "content/guides/first-post.md",
    AS_GUIDE.replace("category:", "aliases: [/blog/first-post]\n$&"),
  ],
])("gives %s the name %s", async ([name, to, files, file, text]) => {
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  const { code, stderr } = await workspace.run(["mv", name, to]);
  expect([code, stderr.includes("error")]).toEqual([0, false]);
  expect(await workspace.read(file)).toBe(text);
  expect(await errorsOf(workspace)).toEqual([]);
});

const refusals: [args: string[], message: string][] = [
  [["first-post", "First Post"], "Did you mean `first-post`?"],
  [["first-post", "Größe & Œuvre – Łódź"], "`grosse-oeuvre-lodz`?"],
  [["first-post", "first-post"], "already has that name"],
  [["first-post", "create"], "the address of a page of the site itself"],
  [
    ["first-post", "second"],
    "blog/second already exists: content/blog/second.md.",
  ],
  [["first-post", "authors/x"], "has no Markdown"],
  [["first-post", "guides/x"], "`category` is missing."],
  [["first-post", "old"], "The alias /blog/old is the address of blog/old.md."],
  [["frist-post", "x"], "Did you mean `first-post`?"],
  [["navigation", "x"], "is a settings file"],
  [["/pricing", "x"], "is a page of the site itself"],
  [["authors/mara-lind", "categories/x"], "cannot move between them"],
  [["/images/a.svg", "a.png"], "moving an image does not convert it"],
  [["/images/a.svg", "../../b.svg"], "is not in public/"],
  [["first-post", "../b"], "cannot be moved to"],
];

test("refuses with one clear sentence, and changes nothing", async () => {
  const workspace = await createRepository({
    ...LINKED,
    "content/blog/second.md": secondPost({ aliases: "[/blog/old]" }),
  });
  for (const [args, message] of refusals) {
    const { code, stderr, stdout } = await workspace.run(["mv", ...args], {
      env,
    });
    expect([args, code, stdout]).toEqual([args, 2, ""]);
    expect(stderr).toContain(message);
  }
  expect(await workspace.git("status", "--porcelain")).toBe("");
});

test("undoes everything when a step fails", async () => {
  const workspace = await createRepository(LINKED);
  await workspace.write({ ".git/index.lock": "" });
  const { code, stderr } = await workspace.run(["mv", "first-post", "b"], {
    env,
  });
  expect(code).toBe(2);
  expect(stderr).toContain("index.lock");
  await workspace.remove(".git/index.lock");
  expect(await workspace.git("status", "--porcelain")).toBe("");
});

test("leaves a symbolic link where it is", async () => {
  const workspace = await createWorkspace(LINKED);
  await symlink("second.md", workspace.path("content/blog/linked.md"));
  const { stderr } = await workspace.run(["mv", "blog/linked", "x"]);
  expect(stderr).toContain("content/blog/linked.md is a symbolic link");
});

test("names uncommitted files, and files that it could not read", async () => {
  const workspace = await createRepository(LINKED);
  await workspace.write({
    "content/faq.yaml": `${String(LINKED["content/faq.yaml"])}# More.\n`,
    "content/blog/broken.md": "[x](/blog/first-post)\n",
  });
  const { code, stderr } = await workspace.run(["mv", "first-post", "b"], {
    env,
  });
  expect(code).toBe(0);
  expect(stderr).toContain(
    "These files had uncommitted changes: content/faq.yaml.",
  );
  expect(stderr).toContain(
    "Not searched because of errors: content/blog/broken.md.",
  );
});

test("prints what it did as JSON", async () => {
  const workspace = await createRepository(LINKED);
  const { stdout } = await workspace.run(["mv", "first-post", "b", "--json"], {
    env,
  });
  expect(JSON.parse(stdout)).toMatchObject({
    version: 1,
    from: "blog/first-post",
    to: "blog/b",
    dryRun: false,
    moves: [{ from: "content/blog/first-post.md", to: "content/blog/b.md" }],
    redirect: { from: "/blog/first-post", to: "/blog/b" },
    undo: expect.stringContaining("git restore"),
  });
});
