import { readdir, readFile, stat } from "node:fs/promises";
import { contentIndex, entryBody } from "#schema";
import { expect, test } from "vitest";
import { compileContent } from "../compile/compile-content.ts";
import { readFolder, type FolderItem } from "../compile/list-files.ts";
import { createRepository } from "../proof/testing/create-repository.ts";
import { formatSortedJson } from "../model/sorted-json.ts";
import {
  createWorkspace,
  NOW,
  type Workspace,
} from "../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
  WIREFRAME,
} from "../proof/testing/sample-files.ts";

async function readIndex(workspace: Workspace) {
  return contentIndex.parse(
    JSON.parse(await workspace.read(".content/index.json")),
  );
}

const FULL = {
  ...SAMPLE,
  "content/blog/second-post.md": secondPost({ draft: "true" }),
  "content/blog/third/index.md": secondPost(
    {
      id: "3",
      title: "A third post, shown later on",
      description:
        "Its description is long enough to pass the check of lengths.",
      publishAt: "2026-07-01T09:00:00+02:00",
      expiresAt: "2026-08-01",
      aliases: "[/old/third]",
      image: "{ src: ./chart.svg, alt: A chart }",
    },
    "![A chart](./chart.svg)\n\n{{wireframe:feed}}\n",
  ),
  "content/blog/third/chart.svg": SVG,
  "content/wireframes/feed.yaml": WIREFRAME,
  "content/faq.yaml":
    "- id: why\n  page: faq\n  question: Why?\n  answer: See [pricing](/pricing).\n",
};

test("writes an index and bodies of the shape that the door promises", async () => {
  const workspace = await createWorkspace(FULL);
  const { code, stderr } = await workspace.run(["build"]);
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^Compiled into \.content in \d+ ms: 5 files written/u,
  );
  const index = await readIndex(workspace);
  expect(index.counts).toMatchObject({ blog: 2, authors: 1, faq: 1, docs: 0 });
  expect(index.collections.blog.map(({ slug }) => slug)).toEqual([
    "first-post",
    "third",
  ]);
  expect(index.collections.blog[1]).toMatchObject({
    path: "/blog/third",
    file: "blog/third/index.md",
    aliases: ["/old/third"],
    image: { alt: "A chart", width: 40, height: 30 },
    publishAt: "2026-07-01T09:00:00+02:00",
    readTimeMinutes: 1,
  });
  expect(index.collections.authors[0]).toMatchObject({ slug: "mara-lind" });
  expect(index.collections.faq[0]?.answerHtml).toBe(
    '<p>See <a href="/pricing">pricing</a>.</p>',
  );
  expect(index.redirects).toEqual({ "/old/third": "/blog/third" });
  expect(index.nextChangeAt).toBe("2026-07-01T07:00:00.000Z");
  expect(index.preview).toBeUndefined();
  const text = await workspace.read(".content/blog/third.json");
  const body = entryBody.parse(JSON.parse(text));
  expect(body.html).toContain('<figure class="wireframe">');
  const src = index.collections.blog[1]?.image?.src ?? "";
  expect(src).toMatch(/^\/content-assets\/chart\.[0-9a-f]{8}\.svg$/u);
  expect(body.html).toContain(
    `<img src="${src}" alt="A chart" width="40" height="30"`,
  );
  expect(
    await workspace.read(src.replace("/content-assets", ".content/assets")),
  ).toBe(SVG);
});

test("writes sorted keys, line feeds, no absolute path and no time of its own", async () => {
  const workspace = await createWorkspace(FULL);
  await workspace.run(["build"]);
  const text = await workspace.read(".content/index.json");
  expect(text).toBe(formatSortedJson(JSON.parse(text)));
  expect(text).not.toContain(workspace.dir);
  expect(text).not.toContain("\r");
  expect(text).not.toContain(NOW.toISOString().slice(0, 13));
  await workspace.run(["build", "--out", "other", "--clock", "2026-05-05"]);
  expect(await workspace.read("other/index.json")).toBe(text);
});

test("gives the same bytes in any order of files", async () => {
  const workspace = await createWorkspace(FULL);
  const compileIn = async (shuffle: (items: FolderItem[]) => FolderItem[]) => {
    const { output, diagnostics } = await compileContent({
      contentDir: workspace.path("content"),
      publicDirs: [],
      render: true,
      now: NOW,
      preview: { drafts: true, future: false },
      levels: new Map(),
      readFolder: async (path) => shuffle(await readFolder(path)),
    });
    return formatSortedJson({ output, diagnostics }).replaceAll(
      workspace.dir,
      "",
    );
  };
  const sorted = await compileIn((items) =>
    items.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
  const reversed = await compileIn((items) =>
    items.toSorted((a, b) => (a.name < b.name ? 1 : -1)),
  );
  expect(sorted).toContain("second-post");
  expect(reversed).toBe(sorted);
});

test("shows drafts only in a preview, which says that it is one", async () => {
  const workspace = await createWorkspace(FULL);
  await workspace.run(["build", "--drafts", "--future"]);
  const index = await readIndex(workspace);
  expect(index.preview).toEqual({ drafts: true, future: true });
  expect(index.collections.blog.map(({ slug }) => slug)).toContain(
    "second-post",
  );
});

test("leaves the last good index byte for byte when a build fails", async () => {
  const workspace = await createWorkspace(FULL);
  await workspace.run(["build"]);
  const before = await workspace.read(".content/index.json");
  const names = await readdir(workspace.path(".content"), { recursive: true });
  await workspace.write({
    "content/blog/first-post.md": post({ title: "Changed in a valid way" }),
    "content/blog/bad.md": post({ id: "x" }),
  });
  const { code, stderr } = await workspace.run(["build", "--clean"]);
  expect(code).toBe(1);
  expect(stderr).toBe(
    "Nothing was written: the last good index stays as it was.\n",
  );
  expect(await workspace.read(".content/index.json")).toBe(before);
  expect(
    await readdir(workspace.path(".content"), { recursive: true }),
  ).toEqual(names);
});

test("repeats the errors of a build until something has changed", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/second-post.md": "---\ntitle: Half\n---\n",
  });
  const first = await workspace.run(["build"]);
  expect(first.code).toBe(1);
  expect(await workspace.run(["build"])).toEqual(first);
  await workspace.write({ "content/blog/second-post.md": secondPost() });
  expect((await workspace.run(["build"])).code).toBe(0);
  expect((await readIndex(workspace)).counts.blog).toBe(2);
});

test("does not write while a warning fails the build", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { code } = await workspace.run(["build", "--strict"]);
  expect(code).toBe(1);
  await expect(workspace.read(".content/index.json")).rejects.toThrow("ENOENT");
});

test("leaves unchanged files alone and removes bodies that no entry has any more", async () => {
  const workspace = await createWorkspace(FULL);
  await workspace.run(["build"]);
  const body = workspace.path(".content/blog/first-post.json");
  const { ino, mtimeMs } = await stat(body);
  await workspace.write({ ".content/blog/notes.txt": "not ours" });
  await workspace.remove("content/blog/third");
  const { stdout } = await workspace.run(["build", "--json"]);
  expect(JSON.parse(stdout)).toMatchObject({
    event: "built",
    written: 1,
    unchanged: 2,
    removed: 2,
  });
  expect(await stat(body)).toMatchObject({ ino, mtimeMs });
  expect(await readdir(workspace.path(".content/blog"))).toEqual([
    "first-post.json",
    "notes.txt",
  ]);
  expect(await readdir(workspace.path(".content/assets"))).toEqual([]);
});

test("empties its own output with --clean, and refuses a folder that is not its own", async () => {
  const workspace = await createWorkspace({
    ...FULL,
    "other/precious.txt": "x",
  });
  await workspace.run(["build"]);
  await workspace.write({ ".content/left.txt": "x" });
  expect((await workspace.run(["build", "--clean"])).code).toBe(0);
  await expect(workspace.read(".content/left.txt")).rejects.toThrow("ENOENT");
  const refused = await workspace.run(["build", "--clean", "--out", "other"]);
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain("--clean removes nothing there");
  expect(await workspace.read("other/precious.txt")).toBe("x");
});

test("changes the digest of a body when the content of its placeholders changes", async () => {
  const workspace = await createWorkspace(FULL);
  await workspace.run(["build"]);
  const before = await readIndex(workspace);
  await workspace.write({
    "content/wireframes/feed.yaml": WIREFRAME.replace("79", "80"),
  });
  await workspace.run(["build"]);
  const after = await readIndex(workspace);
  expect(after.collections.blog[1]?.bodyDigest).not.toBe(
    before.collections.blog[1]?.bodyDigest,
  );
  expect(after.collections.blog[0]).toEqual(before.collections.blog[0]);
  expect(after.digest).not.toBe(before.digest);
});

/** The dates of change in the index of a folder, by file. */
async function changesIn({ run }: Pick<Workspace, "run">, dir: string) {
  const out = `${dir}/.content`;
  await run([
    "build",
    "--git-dates",
    "--content",
    `${dir}/content`,
    "--out",
    out,
  ]);
  const json: unknown = JSON.parse(await readFile(`${out}/index.json`, "utf8"));
  const { blog } = contentIndex.parse(json).collections;
  return Object.fromEntries(blog.map(({ changed, file }) => [file, changed]));
}

test("dates a change by front matter, or else by git, or else by publication", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    "content/blog/second-post.md": secondPost({ updated: "2026-04-02" }),
  });
  expect(await changesIn(repository, repository.dir)).toEqual({
    "blog/first-post.md": "2026-05-01",
    "blog/second-post.md": "2026-04-02",
  });

  const clone = `${repository.dir}/clone`;
  const source = `file://${repository.dir}`;
  await repository.git("clone", "--quiet", "--depth", "1", source, clone);
  expect(await changesIn(repository, clone)).toMatchObject({
    "blog/first-post.md": "2026-01-02",
  });
  const bare = await createWorkspace(SAMPLE);
  expect(await changesIn(bare, bare.dir)).toEqual({
    "blog/first-post.md": "2026-01-02",
  });
});
