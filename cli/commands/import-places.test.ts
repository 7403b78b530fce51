import { readdir, symlink } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
} from "../proof/testing/create-workspace.ts";
import { LONG, PIXEL } from "../proof/testing/import-files.ts";

const POST = `---\ntitle: A post of the old site\ndescription: ${LONG}\ndate: 2020-01-01\n---\n\nText and [a file](/files/f.md).\n`;
const SITE: Files = {
  "_config.yml": "title: Old\n",
  "_posts/2020-01-01-a.md": POST,
  "about.md": POST,
  "files/f.md": "---\ntitle: A file\n---\n\nMore.\n",
};

test("reads nothing of what an earlier import wrote into the same project", async () => {
  const workspace = await createWorkspace(SITE);
  const first = await workspace.run(["import", "jekyll", "."]);
  expect(first.code).toBe(0);
  const again = await workspace.run(["import", "jekyll", ".", "--format=json"]);
  const { skipped }: { skipped: { file: string }[] } = JSON.parse(again.stdout);
  expect(skipped.map(({ file }) => file)).toEqual([
    "_posts/2020-01-01-a.md",
    "about.md",
    "files/f.md",
  ]);
});

test.each(["content", "linked"])(
  "refuses texts that lie where it would write, in %s",
  async (target) => {
    const workspace = await createWorkspace({
      "hugo.toml": 'title = "Old"\n',
      "content/posts/a.md": POST,
    });
    await symlink(workspace.path("content"), workspace.path("linked"));
    const { code, stderr } = await workspace.run([
      "import",
      "hugo",
      ".",
      "--content",
      target,
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain("where the import would write");
    expect(stderr).toContain("--content DIR");
  },
);

test("refuses a folder inside the content, even through a link", async () => {
  const workspace = await createWorkspace({ "content/blog/a.md": POST });
  await symlink(workspace.path("content"), workspace.path("linked"));
  const { code, stderr } = await workspace.run([
    "import",
    "hugo",
    "linked/blog",
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain("where the import would write");
});

test("leaves out a text when a file is where its own would be", async () => {
  const workspace = await createWorkspace({
    "old/content/a.md": POST.replace("Text", "![A](p.png) Text"),
    "old/content/p.png": PIXEL,
    "content/blog/a/p.png": "x",
  });
  const { code, stdout } = await workspace.run(["import", "hugo", "old"]);
  expect(code).toBe(1);
  expect(stdout).toContain("blog/a is there already");
  expect(await readdir(workspace.path("content"))).toEqual(["blog"]);
  expect(await workspace.read("content/blog/a/p.png")).toBe("x");
});

test.each(["authors", "blog", "authors/jane.yaml", "categories"])(
  "writes nothing at all when the file %s is in the way, and predicts it",
  async (file) => {
    const workspace = await createWorkspace({
      "old/content/a.md": POST.replace("date", "author: Jane\ndate"),
      [`content/${file}`]: "x: [",
    });
    for (const more of [["--dry-run"], []]) {
      const args = ["import", "hugo", "old", ...more];
      const { code, stderr } = await workspace.run(args);
      expect(code).toBe(2);
      expect(stderr).toContain(`"content/${file}" is in the way`);
      expect(await readdir(workspace.path("content"))).toEqual([
        file.replace(/\/.*/u, ""),
      ]);
    }
  },
);

test.each<[string, string, Files]>([
  ["hugo", "content/posts", { "hugo.toml": "", "content/a.md": POST }],
  ["jekyll", "_posts", { "_config.yml": "", "a.md": POST }],
  [
    "docusaurus",
    "blog",
    { "docusaurus.config.js": "", "docs/a.md": POST, "src/pages/b.js": "" },
  ],
  [
    "astro",
    "src/content/posts",
    { "astro.config.mjs": "", "src/pages/a.md": POST, "src/pages/b.astro": "" },
  ],
])(
  "reads no more of a site of %s than the folder %s",
  async (dialect, folder, around) => {
    const files = { ...around, [`${folder}/2020-01-01-x.md`]: POST };
    const workspace = await createWorkspace(
      Object.fromEntries(
        Object.entries(files).map(([file, text]) => [`old/${file}`, text]),
      ),
    );
    const { stdout } = await workspace.run([
      "import",
      dialect,
      `old/${folder}`,
      "--format=json",
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      imported: [{ source: `${folder}/2020-01-01-x.md` }],
      skipped: [],
    });
  },
);
