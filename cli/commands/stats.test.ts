import { expect, test } from "vitest";
import { median } from "../look/stats/collect-stats.ts";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
} from "../proof/testing/sample-files.ts";

const files = {
  ...SAMPLE,
  "content/authors/jo-ek.yaml": "name: Jo Ek\ntitle: Editor\nbio: Writes.\n",
  "content/blog/first-post.md": post(
    { reviewBy: "2026-05-30", owner: "Mara" },
    "One two three four. [On](/blog/second/second) to [there](https://example.com).\n\n![A](/images/blog/used.svg)\n",
  ),
  "content/blog/second/index.md": secondPost(
    {
      date: "2026-03-01",
      updated: "2026-05-22",
      image: "{ src: ./in.svg, alt: In }",
    },
    "[First](/blog/first-post) and [again](https://www.our.example/blog/first-post#x).\n",
  ),
  "content/blog/second/in.svg": SVG,
  "content/blog/second/out.svg": SVG,
  "content/blog/draft.md": post(
    { id: "3", draft: "true", reviewBy: "2026-06-01" },
    "[l](/blog/later)\n",
  ),
  "content/blog/later.md": post({
    id: "4",
    date: "2026-07-01",
    expiresAt: "2026-08-01",
  }),
  "public/images/blog/used.svg": SVG,
  "public/images/blog/unused.svg": SVG,
  "public/images/elsewhere.svg": SVG,
};

async function readStats(...args: string[]) {
  const workspace = await createWorkspace(files);
  const { stdout } = await workspace.run(
    ["stats", "--format", "json", ...args],
    {
      env: { SITE_URL: "https://our.example" },
    },
  );
  return JSON.parse(stdout);
}

test("counts entries by status, their words and their age", async () => {
  const { collections } = await readStats();
  expect(collections[0]).toEqual({
    collection: "blog",
    entries: 4,
    statuses: { draft: 1, scheduled: 1, live: 2, expired: 0 },
    words: { total: 13, median: 3 },
    ageDays: 80,
  });
  expect(collections).toContainEqual({ collection: "authors", entries: 2 });
});

test("lists what is old, due for review, or about to change", async () => {
  const stats = await readStats();
  expect(stats.oldest).toEqual([
    { entry: "blog/first-post", changed: "2026-01-02", ageDays: 150 },
    { entry: "blog/second", changed: "2026-05-22", ageDays: 10 },
  ]);
  expect(stats.overdueReviews).toEqual([
    {
      entry: "blog/first-post",
      reviewBy: "2026-05-30",
      owner: "Mara",
      overdueDays: 2,
    },
  ]);
  expect(stats.changes).toEqual([
    { entry: "blog/later", at: "2026-07-01T00:00:00.000Z", becomes: "live" },
  ]);
});

test("counts references, links and orphans, and finds unused images", async () => {
  const { images, links, references } = await readStats();
  expect(references).toEqual([
    {
      collection: "authors",
      ids: [
        { id: "mara-lind", entries: 4 },
        { id: "jo-ek", entries: 0 },
      ],
    },
    { collection: "categories", ids: [{ id: "signals", entries: 4 }] },
  ]);
  expect(links).toMatchObject({ inside: 4, outside: 1 });
  expect(links.entries).toContainEqual({
    entry: "blog/first-post",
    out: 2,
    in: 2,
    from: 1,
  });
  // An entry that only a draft links to is an orphan if it is live. Drafts and scheduled entries are not.
  expect(links.orphans).toEqual(["blog/second"]);
  expect(images).toEqual({
    files: 4,
    unused: ["/images/blog/unused.svg", "blog/second/out.svg"],
  });
});

test("measures how hard texts are to read, without headings, code and tables", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/first-post.md": post(
      {},
      "## Heading words\n\nThe cat sat on the mat. It was fat.\n\n```js\nconst internationalization = 1;\n```\n",
    ),
    "content/blog/second-post.md": secondPost(
      {},
      "Organizational considerations necessitate comprehensive communication.\n",
    ),
  });
  const { stdout } = await workspace.run(["stats", "--format", "json"]);
  const { reading } = JSON.parse(stdout);
  expect(reading).toEqual({
    ease: expect.any(Number),
    wordsPerSentence: 4.7,
    longestSentence: 6,
    entries: [
      {
        entry: "blog/second-post",
        ease: expect.any(Number),
        wordsPerSentence: 5,
        longestSentence: 5,
      },
      // 206.835 - 1.015 * 9 / 2 - 84.6 * 9 / 9
      {
        entry: "blog/first-post",
        ease: 117.7,
        wordsPerSentence: 4.5,
        longestSentence: 6,
      },
    ],
  });
  expect((await workspace.run(["stats"])).stdout).toContain(
    "Hardest to read (reading ease ",
  );
});

test("prints tables with as many lines as are asked for", async () => {
  const workspace = await createWorkspace(files);
  const { code, stdout } = await workspace.run(["stats", "blog", "--top", "1"]);
  expect(code).toBe(0);
  expect(stdout).toContain(
    "Longest unchanged\nentry            changed     days\nblog/first-post  2026-01-02   150\n... and 1 more\n",
  );
  expect(stdout).toContain(
    "blog              4     2      1          1        0     13             3                 80\n",
  );
  expect(stdout).not.toContain("authors           ");
});

test.for([
  [["stats", "--format", "csv"], "Allowed choices are table, json."],
  [["stats", "--top", "0"], "--top takes a whole number"],
  [["stats", "blogs"], "Did you mean `blog`?"],
] as const)("refuses %j", async ([args, message]) => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr } = await workspace.run(args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

test("gives the median, or the mean of the two in the middle", () => {
  expect([median([]), median([5]), median([9, 1, 3]), median([1, 4])]).toEqual([
    0, 5, 3, 3,
  ]);
});
