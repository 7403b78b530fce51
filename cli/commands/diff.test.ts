import { expect, test } from "vitest";
import { createRepository } from "../proof/testing/create-repository.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
} from "../proof/testing/sample-files.ts";

const first = "content/blog/first-post.md";
const second = "content/blog/second-post.md";
const third = "content/blog/third-post.md";

/** One change of each kind. */
async function createChanges() {
  const repository = await createRepository({
    ...SAMPLE,
    [first]: post({}, "## One\n\nSome text.\n"),
    [second]: secondPost({ draft: "true" }),
    [third]: post({ id: "3", title: "The third post" }),
    "content/blog/gone.md": post({ id: "4", title: "The post that goes" }),
    "content/blog/chart.svg": SVG,
    "public/a.svg": SVG,
    "public/files/a.csv": "a\n",
    "content/site.yaml": "brand: Northlark\nsocial: {}\n",
  });
  await repository.change({
    [first]: post(
      {
        title: "A new title for the first post",
        image: "{ src: /a.svg, alt: A }",
      },
      "## Two\n\nSome more text.\n",
    ),
    [second]: secondPost(),
    [third]: undefined,
    "content/blog/renamed.md": post({
      id: "3",
      title: "The third post",
      aliases: "[/blog/third-post]",
    }),
    "content/blog/gone.md": undefined,
    "content/blog/chart.svg": `${SVG}\n`,
    "content/categories.yaml": `${String(SAMPLE["content/categories.yaml"])}- { id: 2, slug: teams, name: Teams, description: D. }\n`,
    "content/site.yaml": "brand: Southlark\nsocial: {}\n",
    "public/files/a.csv": undefined,
  });
  return repository;
}

test("prints a table of what differs from the work tree", async () => {
  const repository = await createChanges();
  const { code, stderr, stdout } = await repository.run(["diff", "main"]);
  expect(stderr).toBe("");
  expect(stdout)
    .toBe(`main -> work tree: 1 added, 3 changed, 1 renamed, 1 removed

changed  blog/first-post   title, image; text, 3 -> 4 words
removed  blog/gone         was live; 2 words
renamed  blog/renamed      was third-post; aliases
changed  blog/second-post  draft -> live
added    categories/teams
changed  site              brand

addresses
  +  /blog/category/teams
  +  /blog/renamed
  +  /blog/second-post
  -  /blog/gone
  -  /files/a.csv
  >  /blog/third-post      to /blog/renamed

headings
  +  /blog/first-post#two
  -  /blog/first-post#one

files
  changed  content/blog/chart.svg
  removed  public/files/a.csv
`);
  expect(code).toBe(0);
});

test("prints all of it, with values, as JSON", async () => {
  const repository = await createChanges();
  await repository.git("checkout", "--quiet", "-b", "topic");
  await repository.commit();
  const { stdout } = await repository.run([
    "diff",
    "main",
    "topic",
    "--format",
    "json",
  ]);
  const report = JSON.parse(stdout);
  const commit = (await repository.git("rev-parse", "topic")).trim();
  expect(Object.keys(report)).toEqual([
    "version",
    "from",
    "to",
    "summary",
    "entries",
    "addresses",
    "anchors",
    "files",
    "unreadable",
  ]);
  expect(report.to).toEqual({ ref: "topic", commit });
  expect(report.summary).toEqual({
    added: 1,
    changed: 3,
    removed: 1,
    renamed: 1,
  });
  expect(report.entries[0]).toEqual({
    change: "changed",
    collection: "blog",
    name: "first-post",
    title: "A new title for the first post",
    file: first,
    path: "/blog/first-post",
    status: { before: "live", after: "live" },
    fields: [
      {
        field: "title",
        before: "A first post for the tests",
        after: "A new title for the first post",
      },
      { field: "image", after: { src: "/a.svg", alt: "A" } },
    ],
    body: true,
    words: { before: 3, after: 4 },
  });
  expect(report.entries[2]).toMatchObject({
    change: "renamed",
    name: "renamed",
    formerName: "third-post",
    formerFile: third,
  });
  expect(report.addresses.redirected).toEqual([
    { path: "/blog/third-post", to: "/blog/renamed" },
  ]);
});

test("gives the same result for two commits whatever is checked out", async () => {
  const repository = await createChanges();
  const table = async (...args: string[]) =>
    (await repository.run(["diff", ...args])).stdout.split("\n").slice(1);
  const inWorkTree = await table("main");
  await repository.git("checkout", "--quiet", "-b", "topic");
  await repository.commit();
  expect(await table("main", "topic")).toEqual(inWorkTree);
  await repository.git("checkout", "--quiet", "main");
  await repository.write({ "content/blog/untracked.md": "x", [first]: post() });
  expect(await table("main", "topic")).toEqual(inWorkTree);
  expect(await table("main..topic")).toEqual(inWorkTree);
  expect((await repository.run(["diff", "topic..main"])).stdout).toContain(
    "removed  categories/teams",
  );
});

test("starts at the merge base when asked to", async () => {
  const repository = await createRepository(SAMPLE);
  await repository.git("branch", "topic");
  await repository.change({ [second]: secondPost() });
  await repository.commit();
  await repository.git("checkout", "--quiet", "topic");
  const table = async (...args: string[]) =>
    (await repository.run(["diff", ...args])).stdout;
  expect(await table("main")).toContain("removed  blog/second-post");
  expect(await table("main", "--merge-base")).toBe(
    "No differences: main -> work tree.\n",
  );
  expect(await table("main...")).toBe("No differences: main -> HEAD.\n");
  expect(await table("topic...main")).toContain("added  blog/second-post");
});

test("recognizes moved entries", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    [second]: secondPost(),
    "content/authors/jo-ek.yaml": "name: Jo Ek\ntitle: Editor\nbio: B.\n",
  });
  await repository.change({
    [second]: undefined,
    "content/blog/second-post/index.md": secondPost(),
    "content/authors/jo-ek.yaml": undefined,
    "content/authors/joanna-ek.yaml": "name: Jo Ek\ntitle: Editor\nbio: B.\n",
    "content/categories.yaml": `\n${String(SAMPLE["content/categories.yaml"])}`,
    [first]: post().replaceAll("\n", "\r\n"),
  });
  const { stdout } = await repository.run(["diff", "main"]);
  expect(stdout).toBe(
    `main -> work tree: 2 changed, 1 renamed

renamed  authors/joanna-ek  was jo-ek
changed  blog/first-post    layout only
changed  blog/second-post   was content/blog/second-post/../second-post.md

addresses
  +  /blog/author/joanna-ek
  -  /blog/author/jo-ek
`.replace("second-post/../", ""),
  );
});

test("lists files that it could not compare, and fails for those that exist after the change", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    [second]: "---\ntitle: [\n---\n",
  });
  await repository.change({ [second]: secondPost() });
  const fixed = await repository.run(["diff", "main"]);
  expect(fixed.code).toBe(0);
  expect(fixed.stdout).toContain(
    `not compared, because of errors\n  before  ${second}\n`,
  );
  expect(fixed.stdout).not.toContain("added  blog");
  await repository.change({ [first]: "---\ntitle: [\n---\n" });
  const broken = await repository.run(["diff", "main", "--format", "json"]);
  expect(broken.code).toBe(1);
  expect(broken.stderr).toContain(`Not compared because of errors: ${first}.`);
  expect(JSON.parse(broken.stdout).entries).toEqual([]);
});

test("writes Markdown that notifies nobody, stays in its table and links to the files", async () => {
  const repository = await createRepository(SAMPLE);
  await repository.write({
    [second]: secondPost({
      title: `'<img src=x> @octocat | #12 [a](b) \`c\` *d*'`,
    }),
    "content/blog/a b`c.svg": SVG,
  });
  const head = (await repository.git("rev-parse", "HEAD")).trim();
  const { stdout } = await repository.run(
    ["diff", "main", "--format", "markdown"],
    {
      env: {
        GITHUB_SERVER_URL: "https://github.example",
        GITHUB_REPOSITORY: "a/b",
        SITE_URL: "https://site.example/",
      },
    },
  );
  expect(stdout).toBe(`<!-- content-diff -->

### Content

**1 added**, <code>main</code> → <code>work tree</code>

#### Entries

|  | Entry | Title | What |
| --- | --- | --- | --- |
| added | [<code>blog/second-post</code>](https://github.example/a/b/blob/${head}/content/blog/second-post.md) | &lt;img src=x&gt; @<!-- -->octocat \\| \\#<!-- -->12 \\[a\\](b) <code>c</code> \\*d\\* | live; 2 words |

#### Addresses

|  | Address | Leads to |
| --- | --- | --- |
| added | [<code>/blog/second-post</code>](https://site.example/blog/second-post) |  |

#### Files

|  | File |
| --- | --- |
| added | <code>content/blog/a b\\\`c.svg</code> |
`);
});

test("folds long lists and stays below the limit for comments", async () => {
  const repository = await createRepository(SAMPLE);
  const records = Array.from(
    { length: 450 },
    (_, at) =>
      `- { id: ${at + 2}, slug: ${"long-".repeat(12)}${at}, name: ${"x".repeat(50)}, description: D. }\n`,
  );
  await repository.write({
    "content/categories.yaml": `${String(SAMPLE["content/categories.yaml"])}${records.join("")}`,
  });
  const { stdout } = await repository.run([
    "diff",
    "main",
    "--format",
    "markdown",
  ]);
  expect(stdout.length).toBeLessThan(65_536);
  expect(stdout).toContain(
    "<details>\n<summary><strong>Entries</strong> (450)</summary>\n\n|",
  );
  expect(stdout).toMatch(/And \d+ more\.\n\n<\/details>/u);
});

test("reports in every format that nothing differs", async () => {
  const repository = await createRepository({ ...SAMPLE, "src/a.ts": "code" });
  await repository.write({ "src/a.ts": "other code" });
  const print = async (format: string) =>
    (await repository.run(["diff", "HEAD", "--format", format])).stdout;
  expect(await print("table")).toBe("No differences: HEAD -> work tree.\n");
  expect(await print("markdown")).toContain(
    "No differences, <code>HEAD</code> → <code>work tree</code>.",
  );
  expect(JSON.parse(await print("json")).entries).toEqual([]);
});

const failures: [args: string[], says: string][] = [
  [["diff"], "missing required argument 'refA'"],
  [["diff", "nowhere"], 'git knows no commit "nowhere"'],
  [["diff", "main", "nowhere"], 'git knows no commit "nowhere"'],
  [
    ["diff", "main..topic", "main"],
    'already names two commits, so "main" is one too many',
  ],
  [
    ["diff", "main", "--format", "xml"],
    "Allowed choices are table, json, markdown.",
  ],
  [["diff", "--", "--output=x"], 'git knows no commit "--output=x"'],
];
test("gives 2 and one clear sentence when it cannot run", async () => {
  const repository = await createRepository(SAMPLE);
  for (const [args, says] of failures) {
    const result = await repository.run(args);
    expect(result.stderr).toContain(says);
    expect(result.stderr).not.toContain("    at ");
    expect(result).toMatchObject({ code: 2, stdout: "" });
  }
});

test("gives an example in its help", async () => {
  const repository = await createRepository(SAMPLE);
  const { code, stdout } = await repository.run(["diff", "--help"]);
  expect(code).toBe(0);
  expect(stdout).toContain("Example:\n  content diff");
});
