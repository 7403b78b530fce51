import { contentIndex, contentProblems } from "#schema";
import { expect, test } from "vitest";
import { createRepository } from "../proof/testing/create-repository.ts";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

interface Folder {
  run: Awaited<ReturnType<typeof createWorkspace>>["run"];
  read: Awaited<ReturnType<typeof createWorkspace>>["read"];
}

async function keepGoing({ read, run }: Folder) {
  const result = await run(["build", "--keep-going"]);
  const index = contentIndex.parse(
    JSON.parse(await read(".content/index.json")),
  );
  const problems = contentProblems.parse(
    JSON.parse(await read(".content/problems.json")),
  );
  const inPosts = problems.filter(({ file }) => file.includes("/blog/"));
  return { ...result, index, inPosts, problems };
}

const slugsIn = ({
  collections,
}: {
  collections: { blog: { slug: string }[] };
}) => collections.blog.map(({ slug }) => slug);

test("leaves out what has errors, lists it with its address, and still fails", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/second-post.md": secondPost({ title: '"open' }),
    "content/blog/third-post.md": secondPost({ id: "3", type: "artcle" }),
  });
  const { code, index, inPosts } = await keepGoing(workspace);
  expect(code).toBe(1);
  expect(slugsIn(index)).toEqual(["first-post"]);
  expect(index.incomplete).toBe(true);
  expect(inPosts).toMatchObject([
    { file: "content/blog/second-post.md", paths: ["/blog/second-post"] },
    {
      file: "content/blog/third-post.md",
      paths: ["/blog/third-post"],
      help: "Write `article`.",
    },
  ]);
});

test("shows an entry that compiles although a link in it leads nowhere", async () => {
  const { index, inPosts } = await keepGoing(
    await createWorkspace({
      ...SAMPLE,
      "content/blog/first-post.md": post({}, "[Old](/blog/gone)\n"),
    }),
  );
  expect(slugsIn(index)).toEqual(["first-post"]);
  expect(inPosts).toMatchObject([{ line: 11, column: 1 }]);
});

test("shows the first of two entries with one address, and none whose picture is missing", async () => {
  const { index } = await keepGoing(
    await createWorkspace({
      ...SAMPLE,
      "content/blog/second-post.md": secondPost({ slug: "first-post" }),
      "content/blog/third-post.md": secondPost({
        id: "3",
        image: "{ src: ./gone.png, alt: Gone }",
      }),
    }),
  );
  expect(slugsIn(index).filter((slug) => slug === "first-post")).toHaveLength(
    1,
  );
});

test("keeps posts whose author or category cannot be read, without one that is missing", async () => {
  const { index, problems } = await keepGoing(
    await createWorkspace({
      ...SAMPLE,
      "content/authors/mara-lind.yaml": "name: [\n",
      "content/categories.yaml": "- slug: signals\n  id: none\n",
    }),
  );
  expect(slugsIn(index)).toEqual(["first-post"]);
  expect(problems.map(({ file }) => file)).toContain(
    "content/authors/mara-lind.yaml",
  );
});

test("uses the committed version of records and settings that are broken or missing", async () => {
  const facts =
    "claims: []\ncompany: []\nmaxCompetitors: 3\nfreeForever: One person, free.\n";
  const repository = await createRepository({
    ...SAMPLE,
    "content/facts.yaml": facts,
  });
  await repository.write({
    "content/facts.yaml": "claims: []\n",
    "content/authors/mara-lind.yaml": "name: [\n",
  });
  const broken = await keepGoing(repository);
  expect(broken.index.settings.facts).toMatchObject({ maxCompetitors: 3 });
  expect(broken.index.collections.authors).toHaveLength(1);
  await repository.remove("content/facts.yaml");
  const missing = await keepGoing(repository);
  expect(missing.index.settings.facts).toMatchObject({ maxCompetitors: 3 });
  expect(missing.problems).toContainEqual(
    expect.objectContaining({ file: "content/facts.yaml" }),
  );
});

test("compiles with the default levels if the settings of rules are wrong, and says so", async () => {
  const { code, index, problems, stderr } = await keepGoing(
    await createWorkspace({ ...SAMPLE, "content.config.yaml": "rules: 1\n" }),
  );
  expect(code).toBe(2);
  expect(stderr).toContain("content.config.yaml:1:8");
  expect(slugsIn(index)).toEqual(["first-post"]);
  expect(problems).toContainEqual(
    expect.objectContaining({ file: "content.config.yaml" }),
  );
});

test("leaves no list of problems to a build that does not keep going", async () => {
  const workspace = await createWorkspace(SAMPLE);
  await keepGoing(workspace);
  expect((await workspace.run(["build"])).code).toBe(0);
  await expect(workspace.read(".content/problems.json")).rejects.toThrow(
    "ENOENT",
  );
});

test("shows the other records of a list in which one is wrong, and reports that one once", async () => {
  const { index, problems } = await keepGoing(
    await createWorkspace({
      ...SAMPLE,
      "content/categories.yaml":
        "- { id: 1, slug: signals, name: Signals, description: What people do. }\n" +
        "- { id: 2, slug: teams, nmae: Teams, description: What teams do. }\n",
    }),
  );
  expect(index.collections.categories.map(({ slug }) => slug)).toEqual([
    "signals",
  ]);
  const own = problems.filter(({ file }) => file.includes("categories"));
  expect(own.map(({ line }) => line)).toEqual([2, 2]);
});
