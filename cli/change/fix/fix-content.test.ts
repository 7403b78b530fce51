import { applyPatch, parsePatch } from "diff";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../../proof/testing/sample-files.ts";

const file = "content/blog/second-post.md";

/** Mistakes in a line, fixable or not, alone or combined. */
const frontMatter = fc.record(
  {
    title: fc.constantFrom(
      "Signals: a primer",
      "2026",
      "'  x '",
      "@you",
      "[a",
      "*x",
    ),
    date: fc.constantFrom("2026/1/2", "1/2/2026", "'2 Jan 2026'", undefined),
    pubDate: fc.constantFrom("2026-01-02", "soon"),
    publishDate: fc.constantFrom("2026-01-03", "2026-01-02"),
    type: fc.constantFrom("Blog", "vlog", "Case Study"),
    author: fc.constantFrom("Mara Lind", "nobody", "&m mara-lind"),
    owner: fc.constantFrom("*m", "", "\tTom", "Tom\u0007"),
    lastmod: fc.constantFrom("2025-01-01", "2026-02-02T10:00:00Z"),
    slug: fc.constantFrom("First Post", "first-post", "Own_Slug"),
    redirect_from: fc.constantFrom("/blog/first-post", "[/old]", "/b"),
    category: fc.constantFrom("signals", "none"),
    featured: fc.constantFrom("'yes'", "maybe"),
    image: fc.constantFrom(
      "\n\tsrc: /a.svg\n\talt: A",
      "\n  src: ./B.svg",
      "/a.svg",
    ),
  },
  { requiredKeys: [] },
);
const body = fc
  .subarray([
    "[a](/blog/old)",
    "[b](./first-post.md)",
    "x\u2028y",
    "[c](#Nothing)",
    "```js:t\na\n```",
    "\r",
    "[d](/Blog/First-Post/)",
    "## Words\n\n[e](#WORDS)",
  ])
  .map((lines) => lines.join("\n\n"));
const broken = fc
  .tuple(frontMatter, body, fc.boolean(), fc.boolean())
  .map(([changes, text, crlf, twice]) => {
    const whole = secondPost(changes, `Text.\n\n${text}\n`);
    const doubled = twice ? whole.replace("id: 2\n", "id: 2\nid: 2\n") : whole;
    return crlf ? doubled.replaceAll("\n", "\r\n") : doubled;
  });

test("never leaves more errors, shows the same changes in its diff, and is done after one run", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/first-post.md": post({ aliases: "[/blog/old]" }),
  });
  const countErrors = async () => {
    const { diagnostics, summary } = await workspace.validate();
    const here = diagnostics.some((problem) =>
      problem.rule.startsWith("yaml/"),
    );
    return { errors: summary.errors, isHidden: here };
  };
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(broken, async (text) => {
      await workspace.write({ [file]: text });
      const before = await countErrors();
      const dry = await workspace.run(["fix", "--dry-run"]);
      expect(await workspace.read(file)).toBe(text);
      const { code, stdout } = await workspace.run(["fix"]);
      const fixed = await workspace.read(file);
      changed += stdout === "" ? 0 : 1;
      expect(fixed !== text).toBe(stdout !== "");
      const [patch] = parsePatch(dry.stdout);
      expect(
        dry.stdout === ""
          ? text
          : applyPatch(text, patch ?? "", { autoConvertLineEndings: false }),
      ).toBe(fixed);
      const after = await countErrors();
      expect(code).toBe(after.errors > 0 ? 1 : 0);
      const most = before.isHidden ? Infinity : before.errors;
      expect(after.errors).toBeLessThanOrEqual(most);
      const again = await workspace.run(["fix"]);
      expect(again.stdout).toBe("");
    }),
    { numRuns: 15, seed: 20260601 },
  );
  expect(changed).toBeGreaterThan(10);
});

test("finds the fixes that cause errors among many that do not", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `content/blog/post-${index}.md`,
      secondPost({
        id: String(index + 10),
        title: `Post number ${index} for the tests`,
        date: "2026/01/02",
        slug: index === 5 ? "First Post" : `Own ${index}`,
      }),
    ]),
  );
  const workspace = await createWorkspace({ ...SAMPLE, ...many });
  const { code, stderr, stdout } = await workspace.run(["fix"]);
  expect(stdout.split("\n")).toHaveLength(13);
  expect(stderr).toContain("Not fixed");
  expect(stderr).toContain("23 problems fixed in 12 files; 1 error");
  expect(code).toBe(1);
  const kept = await workspace.read("content/blog/post-5.md");
  expect(kept).toContain("slug: First Post");
  expect(kept).toContain("date: 2026-01-02");
});
