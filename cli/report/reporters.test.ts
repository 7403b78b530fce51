import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const files = {
  ...SAMPLE,
  "content/blog/b.md": secondPost({ type: "blogg", slug: "first-post" }),
};
const quiet = ["--rule", "collection/empty=off"];

test("prints the place, a code frame, help and related places for people", async () => {
  const workspace = await createWorkspace(files);
  const { stdout } = await workspace.run(["validate", ...quiet]);
  expect(stdout).toContain(`content/blog/b.md:6:7 error schema/enum
  \`type\` is "blogg"; allowed: blog, guide, case-study, article. Did you mean \`blog\`?
  5 | date: 2026-01-02
  6 | type: blogg
    |       ^^^^^
  help: Write \`blog\`.
`);
  expect(stdout).toMatch(/^ {2}see: content\/blog\/b\.md:9:7 /mu);
  expect(stdout).toContain(
    "\n3 errors and 0 warnings in 4 files.\n`npx content validate --fix` fixes 1 problem.\n`npx content explain slug/duplicate` says why that matters.\n",
  );
});

test("explains the rule of an error rather than of several warnings", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": secondPost(
      { type: "blogg" },
      "[here](/pricing) and [click here](/pricing)\n",
    ),
  });
  const { stdout } = await workspace.run(["validate", ...quiet]);
  expect(stdout).toMatch(/^1 error and 2 warnings in \d files\.$/mu);
  expect(stdout).toContain("explain schema/enum`");
});

test("colours on a terminal only, and not when NO_COLOR is set", async () => {
  const workspace = await createWorkspace(files);
  const escape = "\u001B[";
  const stdoutOf = async (env: Record<string, string>) =>
    (await workspace.run(["validate"], { env })).stdout;
  expect(await stdoutOf({})).not.toContain(escape);
  expect(await stdoutOf({ FORCE_COLOR: "1" })).toContain(escape);
  expect(await stdoutOf({ FORCE_COLOR: "1", NO_COLOR: "1" })).not.toContain(
    escape,
  );
});

test("keeps control characters of a file from the terminal", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": secondPost({ type: "\u001B[2Jx" }),
  });
  const { stdout } = await workspace.run(["validate"]);
  expect(stdout).not.toContain("\u001B");
});

test("prints one line for each problem in the compact format", async () => {
  const workspace = await createWorkspace(files);
  const { stdout } = await workspace.run([
    "validate",
    "--format",
    "compact",
    ...quiet,
  ]);
  expect(stdout.split("\n")[0]).toMatch(
    /^content\/blog\/b\.md:6:7: error schema\/enum: `type` is/u,
  );
});

test("prints one JSON value on each line in the jsonl format", async () => {
  const workspace = await createWorkspace(files);
  const { stdout } = await workspace.run([
    "validate",
    "--format",
    "jsonl",
    ...quiet,
  ]);
  const rules = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).rule);
  expect(rules).toEqual(["schema/enum", "slug/duplicate", "slug/duplicate"]);
});

test("prints annotations by default in GitHub Actions, errors first and escaped", async () => {
  const workspace = await createWorkspace({
    ...files,
    "content/blog/a.md": secondPost({ id: "4", title: "50%, short" }),
  });
  const { stdout } = await workspace.run(["validate"], {
    env: { GITHUB_ACTIONS: "true" },
  });
  const lines = stdout.trim().split("\n");
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^::error file=content\/blog\/b\.md,line=6,endLine=6,col=7,endColumn=12,title=schema\/enum::`type`/u,
    ),
  );
  const kinds = lines.map((line) => line.slice(0, 7));
  expect(kinds.lastIndexOf("::error")).toBeLessThan(kinds.indexOf("::warni"));
});
