import { expect, test } from "vitest";
import { createRepository } from "../../proof/testing/create-repository.ts";
import type { Files } from "../../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
  WIREFRAME,
} from "../../proof/testing/sample-files.ts";

const first = "content/blog/first-post.md";
const second = "content/blog/second-post.md";
const third = "content/blog/third-post.md";
const thirdPost = (changes: Record<string, string> = {}, body?: string) =>
  post(
    {
      id: "3",
      title: "A third post for the tests",
      description:
        "One more description that is long enough to pass the same check.",
      ...changes,
    },
    body,
  );
const text = (words: string) => `${words}\n`;

type Changes = Record<string, string | Uint8Array | undefined>;

/** A change of files, and the expected report. */
interface Case {
  name: string;
  before?: Files;
  change: Changes;
  reports: string[];
}

const cases: Case[] = [
  {
    name: "nothing of an old problem in an untouched file",
    before: { [second]: secondPost({ author: "nobody" }) },
    change: { [first]: post({}, text("Other words.")) },
    reports: [],
  },
  {
    name: "every problem of a changed entry, old ones too",
    before: { [second]: secondPost({ author: "nobody" }) },
    change: { [second]: secondPost({ author: "nobody", type: "blogg" }) },
    reports: [`${second} schema/enum`, `${second} ref/missing`],
  },
  {
    name: "an added entry",
    change: { [second]: secondPost({ author: "nobody" }) },
    reports: [`${second} ref/missing`],
  },
  {
    name: "the links to a removed post, and its address",
    before: {
      [second]: secondPost(),
      [first]: post({}, text("See [it](/blog/second-post).")),
    },
    change: { [second]: undefined },
    reports: [`${first} link/missing`, `${second} url/removed`],
  },
  {
    name: "nothing when a removed post has a redirect",
    before: { [second]: secondPost() },
    change: {
      [second]: undefined,
      [first]: post({ aliases: "[/blog/second-post]" }),
    },
    reports: [],
  },
  {
    name: "a redirect that is no more than a draft",
    before: { [second]: secondPost() },
    change: {
      [second]: undefined,
      [third]: thirdPost({ aliases: "[/blog/second-post]", draft: "true" }),
    },
    reports: [`${third} url/removed`],
  },
  {
    name: "a renamed file at the file that took its place",
    before: { [second]: secondPost() },
    change: { [second]: undefined, [third]: secondPost({}) },
    reports: [`${third} url/removed`],
  },
  {
    name: "nothing of a renamed file with an alias",
    before: { [second]: secondPost() },
    change: {
      [second]: undefined,
      [third]: secondPost({ aliases: "[/blog/second-post]" }),
    },
    reports: [],
  },
  {
    name: "nothing when an entry becomes a folder",
    before: { [second]: secondPost() },
    change: {
      [second]: undefined,
      "content/blog/second-post/index.md": secondPost(),
    },
    reports: [],
  },
  {
    name: "a live post that turns into a draft, and the links to it",
    before: {
      [second]: secondPost(),
      [first]: post({}, text("See [it](/blog/second-post).")),
    },
    change: { [second]: secondPost({ draft: "true" }) },
    reports: [`${first} link/draft-target`, `${second} url/removed`],
  },
  {
    name: "a live post that is put off",
    before: { [second]: secondPost() },
    change: { [second]: secondPost({ publishAt: "2027-01-01" }) },
    reports: [`${second} url/removed`],
  },
  {
    name: "no address of a post that expires by its date",
    before: { [second]: secondPost() },
    change: { [second]: secondPost({ expiresAt: "2026-05-01" }) },
    reports: [],
  },
  {
    name: "no address of a draft, a scheduled or an expired post",
    before: {
      [second]: secondPost({ draft: "true" }),
      [third]: thirdPost({ publishAt: "2027-01-01" }),
      "content/blog/fourth-post.md": post({
        id: "4",
        title: "A fourth post for the tests",
        description:
          "The last description that is long enough to pass the same check.",
        expiresAt: "2026-03-01",
      }),
    },
    change: {
      [second]: undefined,
      [third]: undefined,
      "content/blog/fourth-post.md": undefined,
    },
    reports: [],
  },
  {
    name: "an old address that no longer redirects",
    before: { [second]: secondPost({ aliases: "[/old, /older]" }) },
    change: { [second]: secondPost({ aliases: "[/older]" }) },
    reports: [`${second} url/removed`],
  },
  {
    name: "a removed category where it stood, and who names it",
    before: {
      "content/categories.yaml":
        "- id: 1\n  slug: signals\n  name: S\n  description: D.\n- id: 2\n  slug: teams\n  name: T\n  description: D.\n",
      [second]: secondPost({ categories: "[teams]" }),
    },
    change: { "content/categories.yaml": SAMPLE["content/categories.yaml"] },
    reports: [`${second} ref/missing`, "content/categories.yaml url/removed"],
  },
  {
    name: "who names a removed author",
    before: {
      "content/authors/jo-ek.yaml": "name: Jo Ek\ntitle: Editor\nbio: B.\n",
      [second]: secondPost({ author: "jo-ek" }),
    },
    change: { "content/authors/jo-ek.yaml": undefined },
    reports: [
      "content/authors/jo-ek.yaml url/removed",
      `${second} ref/missing`,
    ],
  },
  {
    name: "a slug that is taken twice, at both",
    before: { [second]: secondPost() },
    change: {
      [first]: post({ slug: "second-post", aliases: "[/blog/first-post]" }),
    },
    reports: [`${first} slug/duplicate`, `${second} slug/duplicate`],
  },
  {
    name: "a third claim to a slug, but not the second one, which is old",
    before: { [second]: secondPost({ slug: "first-post" }) },
    change: { [third]: thirdPost({ slug: "first-post" }) },
    reports: [`${third} slug/duplicate`],
  },
  {
    name: "a new claim to a slug where an old one was given up",
    before: {
      "content/blog/b.md": secondPost({ slug: "first-post" }),
      [third]: thirdPost({ slug: "first-post" }),
      [first]: post({ slug: "other" }),
    },
    change: {
      "content/blog/b.md": secondPost({ slug: "another" }),
      [first]: post({ slug: "first-post", aliases: "[/blog/other]" }),
    },
    reports: [`${first} slug/duplicate`, `${third} slug/duplicate`],
  },
  {
    name: "an old claim only at the file that has another name",
    before: {
      [first]: post({ slug: "own", aliases: "[/blog/shared]" }),
      [second]: secondPost({ aliases: "[/blog/shared]" }),
    },
    change: {
      [first]: undefined,
      "content/blog/a.md": post({ slug: "own", aliases: "[/blog/shared]" }),
    },
    reports: ["content/blog/a.md alias/collides"],
  },
  {
    name: "a new first claim in place of one of three that was given up",
    before: {
      [first]: post({ aliases: "[/blog/shared]" }),
      [second]: secondPost({ aliases: "[/blog/shared]" }),
      [third]: thirdPost({ aliases: "[/blog/shared]" }),
    },
    change: {
      [first]: post(),
      "content/blog/a.md": thirdPost({
        id: "4",
        title: "A fourth post for the tests",
        description:
          "Yet another description that is long enough to pass the check.",
        aliases: "[/blog/shared]",
      }),
    },
    reports: [
      "content/blog/a.md alias/collides",
      `${second} alias/collides`,
      `${third} alias/collides`,
    ],
  },
  {
    name: "nothing of an old link to a draft whose file has another name",
    before: {
      [first]: post({}, text("See [it](/blog/kept).")),
      [second]: secondPost({ slug: "kept", draft: "true" }),
    },
    change: {
      [second]: undefined,
      "content/blog/renamed.md": secondPost({ slug: "kept", draft: "true" }),
    },
    reports: [],
  },
  {
    name: "nothing of an old link to an old address whose page has moved on",
    before: {
      [first]: post({}, text("See [it](/blog/old).")),
      [second]: secondPost({ aliases: "[/blog/old]" }),
    },
    change: {
      [second]: undefined,
      [third]: secondPost({ aliases: "[/blog/old, /blog/second-post]" }),
    },
    reports: [],
  },
  {
    name: "an image that became none, at the untouched post that shows it",
    before: {
      "public/a.svg": SVG,
      "public/b.svg": "no image",
      [first]: post({}, text("![A](/a.svg) ![B](/b.svg)")),
    },
    change: { "public/a.svg": "no image" },
    reports: [`${first} image/type-mismatch`],
  },
  {
    name: "nothing of an old image that another untouched post shows first from then on",
    before: {
      "public/b.svg": "no image",
      "content/blog/a-post.md": secondPost(
        { draft: "true" },
        text("![B](/b.svg)"),
      ),
      [first]: post({}, text("![B](/b.svg)")),
    },
    change: { "content/blog/a-post.md": undefined },
    reports: [],
  },
  {
    name: "who shows a removed static image, which needs no redirect",
    before: {
      "public/images/a.svg": SVG,
      [first]: post({}, text("![A mark](/images/a.svg)")),
    },
    change: { "public/images/a.svg": undefined },
    reports: [`${first} image/missing`],
  },
  {
    name: "what a changed static drawing runs, and nothing of an untouched one",
    before: {
      "public/a.svg": SVG,
      "public/b.svg": SVG.replace("<rect", '<rect onload="x()"'),
    },
    change: { "public/a.svg": SVG.replace("<rect", '<rect onload="x()"') },
    reports: ["public/a.svg svg/active-content"],
  },
  {
    name: "who links to a removed download, and its address",
    before: {
      "public/files/a.csv": "a\n",
      [first]: post({}, text("[Get it](/files/a.csv).")),
    },
    change: { "public/files/a.csv": undefined },
    reports: [`${first} link/missing`, "public/files/a.csv url/removed"],
  },
  {
    name: "an alias that an added static file hides",
    before: { [second]: secondPost({ aliases: "[/files/a.csv]" }) },
    change: { "public/files/a.csv": "a\n" },
    reports: [`${second} alias/collides`],
  },
  {
    name: "who uses a removed wireframe",
    before: {
      "content/wireframes/feed.yaml": WIREFRAME,
      "content/wireframes/feeds.yaml": WIREFRAME,
      [first]: post({}, text("{{wireframe:feed}}\n\n{{wireframe:feeds}}")),
    },
    change: { "content/wireframes/feed.yaml": undefined },
    reports: [`${first} placeholder/unknown`],
  },
  {
    name: "no address and no heading of an entry that cannot be read",
    before: { [second]: secondPost({}, text("## A heading\n\nText.")) },
    change: { [second]: "---\ntitle: [\n---\n" },
    reports: [`${second} yaml/syntax`],
  },
  {
    name: "nothing of a record whose neighbours changed",
    before: {
      "content/resources.yaml":
        "- { id: a, title: A, description: B, date: 2026-01-01, type: blog }\n- { id: b, title: B, description: B, date: 2026-01-01, type: blog, externalUrl: https://a.example/ }\n",
    },
    change: {
      "content/resources.yaml":
        "# A comment that moves every line.\n- { id: a, title: A, description: B, date: 2026-01-01, type: blog }\n- { id: b, title: BB, description: B, date: 2026-01-01, type: blogg, externalUrl: https://a.example/ }\n",
    },
    reports: ["content/resources.yaml schema/enum"],
  },
  {
    name: "nothing of an old broken link that has another suggestion",
    before: { [first]: post({}, text("See [it](/blog/secnd-post).")) },
    change: { [second]: secondPost() },
    reports: [],
  },
  {
    name: "nothing when an old missing list becomes shorter",
    before: { "public/a.svg": SVG },
    change: {
      "content/investors.yaml": "- { id: a, name: A, src: /a.svg }\n",
    },
    reports: [],
  },
  {
    name: "a collection that becomes empty",
    before: {
      "content/authors/jo-ek.yaml": "name: Jo Ek\ntitle: Editor\nbio: B.\n",
      [first]: post({ author: "jo-ek" }),
    },
    change: {
      "content/authors/jo-ek.yaml": undefined,
      "content/authors/mara-lind.yaml": undefined,
    },
    reports: [
      "content collection/empty",
      "content/authors/jo-ek.yaml url/removed",
      "content/authors/mara-lind.yaml url/removed",
      `${first} ref/missing`,
    ],
  },
  {
    name: "nothing of a heading that is still there",
    before: { [first]: post({}, text("## One thing\n\nText.")) },
    change: { [first]: post({}, text("Before.\n\n## One thing!\n\nText.")) },
    reports: [],
  },
  {
    name: "a renamed heading that nobody links to, as a warning",
    before: { [first]: post({}, text("## One thing\n\nText.")) },
    change: { [first]: post({}, text("## Another\n\nText.")) },
    reports: [`${first} anchor/removed`],
  },
  {
    name: "a renamed heading that an untouched file links to",
    before: {
      [first]: post({}, text("## One thing\n\nText.")),
      [second]: secondPost({}, text("See [it](/blog/first-post#one-thing).")),
    },
    change: { [first]: post({}, text("## Another\n\nText.")) },
    reports: [`${first} anchor/removed`, `${second} link/anchor`],
  },
  {
    name: "no headings of a draft",
    before: { [first]: post({ draft: "true" }, text("## One\n\nText.")) },
    change: { [first]: post({ draft: "true" }, text("## Two\n\nText.")) },
    reports: [],
  },
  {
    name: "the headings of a renamed page that redirects",
    before: {
      [second]: secondPost({}, text("## One\n\nText.\n\n## Two\n\nText.")),
    },
    change: {
      [second]: undefined,
      [third]: secondPost(
        { aliases: "[/blog/second-post]" },
        text("## One\n\nText."),
      ),
    },
    reports: [`${third} anchor/removed`],
  },
];

test.for(cases)("reports $name", async ({ before, change, reports }) => {
  const repository = await createRepository({ ...SAMPLE, ...before });
  await repository.change(change);
  expect((await repository.since()).toSorted()).toEqual(reports.toSorted());
});

test("says what to do, and where the words went", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    [first]: post(
      { slug: "old-name", aliases: "[/a]" },
      text("## One\n\nText."),
    ),
    [second]: secondPost({}, text("See [it](/blog/old-name#one).")),
  });
  await repository.change({
    [first]: post(
      { slug: "new-name", aliases: "[/blog/old-name]" },
      text("## Two\n\nText."),
    ),
  });
  const { diagnostics } = await repository.validate(
    "--since",
    "main",
    "--rule",
    "link=off",
  );
  expect(diagnostics).toEqual([
    expect.objectContaining({
      rule: "url/removed",
      file: first,
      line: 9,
      message:
        "The old address /a led to /blog/old-name at `main` and leads nowhere now.",
      help: "Add `/a` to `aliases` of blog/first-post.md.",
      fixable: true,
    }),
    expect.objectContaining({
      rule: "anchor/removed",
      severity: "error",
      line: 13,
      message:
        "The heading #one of /blog/new-name was there at `main`, and is gone. The heading #two stands in its place.",
      related: [expect.objectContaining({ file: second })],
    }),
  ]);
});

test("sets the levels of its rules as of any other", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    [second]: secondPost(),
  });
  await repository.change({ [second]: undefined });
  expect(await repository.since("main", "--rule", "url=off")).toEqual([]);
  const { code } = await repository.run(["validate", "--since", "main"]);
  expect(code).toBe(1);
});

test("counts what it looked at, in every format that has a summary", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    [second]: secondPost(),
    "content/README.md": "For writers.\n",
    "public/a.svg": SVG,
  });
  await repository.change({
    [second]: undefined,
    [first]: post({}, text("Other words.")),
    "content/README.md": "For all writers.\n",
    "public/a.svg": `${SVG}\n`,
  });
  const { summary } = await repository.validate("--since", "main");
  expect(summary).toEqual({
    files: 3,
    errors: 1,
    warnings: 0,
    since: { ref: "main", changed: 3, untouched: 2 },
  });
  for (const format of ["pretty", "compact", "github"]) {
    const { stdout } = await repository.run([
      "validate",
      "--since=main",
      "--format",
      format,
    ]);
    expect(stdout).toContain(
      "1 error and 0 warnings in 3 changed files and 2 untouched, compared with main.",
    );
  }
});

test("reports only the paths that were asked for", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    [second]: secondPost(),
    [first]: post({}, text("See [it](/blog/second-post).")),
  });
  await repository.change({ [second]: undefined });
  expect(await repository.since("main", first)).toEqual([
    `${first} link/missing`,
  ]);
});
