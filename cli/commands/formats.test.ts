import { symlink, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { reporters } from "../report/reporters.ts";
import {
  createWorkspace,
  type Workspace,
} from "../proof/testing/create-workspace.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const formats = Object.keys(reporters);
const invalid = {
  ...SAMPLE,
  "content/blog/b.md": secondPost({ type: "blogg" }, "[a](/nowhere)\n"),
};
const EMPTY_BASELINE = '{"version": 1, "files": []}\n';
const environments = [
  {},
  { GITHUB_ACTIONS: "true" },
  { CI: "true", NO_COLOR: "1" },
  { FORCE_COLOR: "1" },
];
const variants: string[][] = [
  ["validate"],
  ["validate", "content/blog"],
  ["validate", "--quiet"],
  ["validate", "--max-warnings", "1000"],
  ["validate", "--strict"],
  ["validate", "--baseline", "baseline.json"],
  ["validate", "--baseline", "baseline.json", "--quiet", "--max-warnings", "9"],
  ["validate", "--rule", "schema/enum=off"],
  ["validate", "--report", "junit=out/report.xml"],
  ["build"],
  ["build", "--quiet"],
  ["build", "--drafts", "--max-warnings", "1000"],
];

test.for(formats)(
  "never gives 0 for invalid content, and shows it: %s",
  async (format) => {
    const workspace = await createWorkspace({
      ...invalid,
      "baseline.json": EMPTY_BASELINE,
    });
    for (const variant of variants)
      for (const env of environments) {
        const args = [...variant, "--format", format];
        const { code, stdout } = await workspace.run(args, { env });
        expect([args, env, code]).toEqual([args, env, 1]);
        expect(stdout).toContain("link/missing");
      }
  },
);

test.for(formats)("gives 0 for clean content: %s", async (format) => {
  const workspace = await createWorkspace(SAMPLE);
  const args = [
    "validate",
    "--rule",
    "collection/empty=off",
    "--format",
    format,
  ];
  expect((await workspace.run([...args, "--strict"])).code).toBe(0);
});

test.for(formats)("gives the same output twice: %s", async (format) => {
  const workspace = await createWorkspace(invalid);
  const run = () => workspace.run(["validate", "--format", format]);
  expect((await run()).stdout).toBe((await run()).stdout);
});

test("hides warnings with --quiet but counts them, and shows them when they fail the command", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const run = (...args: string[]) => workspace.run(["validate", ...args]);
  expect(await run("--quiet")).toEqual({ code: 0, stdout: "", stderr: "" });
  const strict = await run("--quiet", "--strict");
  expect(strict.code).toBe(1);
  expect(strict.stdout).toContain("collection/empty");
  await workspace.write(invalid);
  const { code, stdout } = await run("--quiet");
  expect(code).toBe(1);
  expect(stdout).not.toContain("collection/empty");
  expect(stdout).toContain("2 errors and 2 warnings");
});

test("counts the files in the given paths, and reports when there are none", async () => {
  const workspace = await createWorkspace({
    ...invalid,
    "content/README.md": "# Words\n",
  });
  const run = (...args: string[]) => workspace.run(["validate", ...args]);
  expect((await run("content/blog")).stdout).toContain("in 2 files.");
  expect(await run("content/README.md")).toEqual({
    code: 0,
    stdout: "No problems in 0 files.\n",
    stderr: "These paths contain no content files.\n",
  });
});

test("writes reports to files beside the one that it prints", async () => {
  const workspace = await createWorkspace(invalid);
  const { code, stdout } = await workspace.run([
    "validate",
    "--report",
    "sarif=reports/content.sarif",
    "--report",
    "json=content.json",
  ]);
  expect(code).toBe(1);
  expect(stdout).toContain("schema/enum");
  const json = JSON.parse(await workspace.read("content.json"));
  expect(json.summary.errors).toBe(2);
  expect(
    JSON.parse(await workspace.read("reports/content.sarif")).version,
  ).toBe("2.1.0");
});

test.for([
  [["--report", "sarif"], "--report takes format=file"],
  [["--report", "sarrif=x"], "Did you mean `sarif`?"],
  [["--format", "junitt"], "Allowed choices are pretty, compact, json"],
  [["--update-baseline"], "--update-baseline needs --baseline FILE"],
  [["--prune-baseline"], "--prune-baseline needs --baseline FILE"],
] as [string[], string][])("refuses %s", async ([args, message]) => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr, stdout } = await workspace.run(["validate", ...args]);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stdout).toBe("");
});

test("gives 2 when a report cannot be written", async () => {
  const workspace = await createWorkspace(SAMPLE);
  await writeFile(workspace.path("file"), "");
  const { code, stderr } = await workspace.run([
    "validate",
    "--report",
    "json=file/report.json",
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain("cannot be written");
});

test("gives 2 for a report that would replace content, the baseline or another report", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const post = "content/blog/first-post.md";
  await workspace.run(["validate", "--baseline", "b", "--update-baseline"]);
  await symlink("content", workspace.path("link"));
  for (const [command, ...args] of [
    ["validate", "--report", `json=${post}`, "--fix"],
    ["build", "--report", `json=./${post}`],
    ["validate", "--report", "json=link/blog/first-post.md"],
    ["validate", "--report", "json=a", "--report", "sarif=./a"],
    ["validate", "--baseline", "b", "--report", "json=b"],
  ]) {
    const { code, stderr } = await workspace.run([command ?? "", ...args]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/is in the content folder|is named twice/u),
    ]);
  }
  expect(await workspace.read(post)).toBe(SAMPLE[post]);
  expect((await workspace.run(["validate", "--baseline", "b"])).code).toBe(0);
});

async function printLinks(number: number, ...args: string[]) {
  const workspace: Workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": secondPost(
      { title: "x" },
      Array.from({ length: number }, (_, index) => `[a](/no-${index})\n`).join(
        "\n",
      ),
    ),
  });
  return (await workspace.run(["validate", ...args])).stdout;
}

test("shows 50 problems in full and the others on a line each, errors first, then the next steps", async () => {
  const stdout = await printLinks(80);
  expect(stdout.match(/^ {2}help: /gmu)).toHaveLength(50);
  expect(stdout.match(/^content.* error link\/missing/gmu)).toHaveLength(80);
  const lines = stdout.split("\n");
  const kinds = lines.flatMap(
    (line) => / (error|warning) \w+\//u.exec(line)?.[1] ?? [],
  );
  expect(kinds.lastIndexOf("error")).toBeLessThan(kinds.indexOf("warning"));
  expect(stdout).toMatch(
    /\n80 errors and \d warnings in 4 files\.\nMost of them: link\/missing 80, /u,
  );
  expect(stdout).toContain("--update-baseline");
});

test("only counts problems beyond the first 1050", async () => {
  const stdout = await printLinks(
    1100,
    "--rule",
    "collection=off",
    "--rule",
    "seo=off",
  );
  expect(stdout).toContain(
    "\n... and 50 more: `--format compact` lists all.\n",
  );
  expect(stdout).toContain("\n1100 errors and 0 warnings in 4 files.\n");
});
