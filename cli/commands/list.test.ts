import { expect, test } from "vitest";
import { createWorkspace } from "../testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../testing/sample-files.ts";

const files = {
  ...SAMPLE,
  "content/blog/draft.md": secondPost({ draft: "true" }),
  "content/blog/later.md": post({
    id: "3",
    date: "2026-12-01",
    title: '"=SUM(1,2)"',
    image: "{ src: /a.svg, alt: A }",
  }),
  "content/blog/gone.md": post({ id: "4", expiresAt: "2026-05-01" }),
};

test("prints the entries as a table", async () => {
  const workspace = await createWorkspace(files);
  const { code, stdout } = await workspace.run(["list", "blog"]);
  expect(code).toBe(0);
  expect(stdout.split("\n").slice(0, 3)).toEqual([
    "collection  slug        title                        status     date",
    "blog        draft       A second post for the tests  draft      2026-01-02",
    "blog        first-post  A first post for the tests   live       2026-01-02",
  ]);
});

test.for([
  ["draft"],
  ["live", "first-post"],
  ["scheduled", "later"],
  ["expired", "gone"],
])("lists what is %s", async ([status = "", slug = status]) => {
  const workspace = await createWorkspace(files);
  const { stdout } = await workspace.run([
    "list",
    "--status",
    status,
    "--format",
    "json",
    "--fields",
    "slug,status",
  ]);
  expect(JSON.parse(stdout)).toEqual([{ slug, status }]);
});

test("filters by values, also inside lists and mappings", async () => {
  const workspace = await createWorkspace(files);
  const slugs = async (...args: string[]) =>
    JSON.parse(
      (
        await workspace.run([
          "list",
          "--format",
          "json",
          "--fields",
          "slug",
          ...args,
        ])
      ).stdout,
    ).map(({ slug }: { slug: string }) => slug);
  expect(await slugs("--where", "image.alt=A")).toEqual(["later"]);
  expect(
    await slugs("--where", "categories=signals", "--where", "id=4"),
  ).toEqual(["gone"]);
  expect(await slugs("categories")).toEqual(["signals"]);
});

test("prints CSV that no spreadsheet computes", async () => {
  const workspace = await createWorkspace(files);
  const { stdout } = await workspace.run([
    "list",
    "--where",
    "id=3",
    "--format",
    "csv",
    "--fields",
    "slug,title,categories",
  ]);
  expect(stdout).toBe(
    `slug,title,categories\r\nlater,"'=SUM(1,2)",signals\r\n`,
  );
});

test("says which entries it could not read", async () => {
  const workspace = await createWorkspace({
    ...files,
    "content/blog/broken.md": "no front matter",
  });
  const { code, stderr } = await workspace.run(["list"]);
  expect(code).toBe(1);
  expect(stderr).toContain("blog/broken.md");
});
