import { expect, test } from "vitest";
import { CompileCache } from "../../compile/cache/compile-cache.ts";
import { createRepository } from "../../proof/testing/create-repository.ts";
import { SAMPLE, secondPost } from "../../proof/testing/sample-files.ts";
import { readChangeDates } from "./read-change-dates.ts";

const SECOND = "content/blog/second-post.md";

async function openHistory() {
  const repository = await createRepository({
    ...SAMPLE,
    [SECOND]: secondPost(),
  });
  const env = { PATH: process.env["PATH"] };
  /** Commits on a day of June, and gives the dates of the posts. */
  const commitOn = async (
    day: number,
    changes: Record<string, string | undefined>,
  ) => {
    await repository.change(changes);
    const date = `2026-06-${String(day).padStart(2, "0")}T12:00:00Z`;
    await repository.commit(date);
    return datesNow();
  };
  const datesNow = async (cache?: CompileCache) => {
    const folder = repository.path("content");
    const dates = await readChangeDates(folder, { env }, cache);
    return Object.fromEntries(dates);
  };
  return { commitOn, datesNow, repository };
}

test("dates a text by the last commit that changed its words", async () => {
  const { commitOn, datesNow } = await openHistory();
  expect(await datesNow()).toMatchObject({
    "blog/second-post.md": "2026-05-01",
  });
  const text = secondPost({}, "Other *words* here.\n");
  expect(await commitOn(2, { [SECOND]: text })).toMatchObject({
    "blog/first-post.md": "2026-05-01",
    "blog/second-post.md": "2026-06-02",
  });
  const formatted = text
    .replace("*words*", "**words**")
    .replaceAll("\n", "\r\n");
  const renamed = "content/blog/renamed.md";
  const field = text.replace("---\n", "---\nowner: Content team\n");
  const title = text.replace("A second", "Another second");
  expect(title).not.toBe(text);
  for (const [day, changes, name, date] of [
    [3, { [SECOND]: formatted }, "second-post", "2026-06-02"],
    [4, { [SECOND]: field }, "second-post", "2026-06-02"],
    [5, { [SECOND]: undefined, [renamed]: field }, "renamed", "2026-06-02"],
    [6, { [renamed]: title }, "renamed", "2026-06-06"],
  ] as const)
    expect(await commitOn(day, changes)).toMatchObject({
      [`blog/${name}.md`]: date,
    });
});

test("leaves out a commit that changes many texts at once", async () => {
  const { commitOn } = await openHistory();
  const many = Array.from({ length: 20 }, (_, place) => [
    `content/blog/post-${place}.md`,
    secondPost({ id: String(place + 10) }),
  ]);
  const text = secondPost({}, "Other words.\n");
  const dates = await commitOn(2, {
    ...Object.fromEntries(many),
    [SECOND]: text,
  });
  expect(dates).toMatchObject({ "blog/second-post.md": "2026-05-01" });
  expect(dates).not.toHaveProperty("blog/post-1.md");
});

test("keeps the dates of the last commit, and reads them again after the next", async () => {
  const { commitOn, datesNow } = await openHistory();
  const cache = new CompileCache();
  const before = await datesNow(cache);
  expect(await datesNow(cache)).toEqual(before);
  await commitOn(2, { [SECOND]: secondPost({}, "Other words.\n") });
  expect(await datesNow(cache)).toMatchObject({
    "blog/second-post.md": "2026-06-02",
  });
});
