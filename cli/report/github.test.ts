import { stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import {
  createHostileReport,
  reporterOptions,
} from "../proof/testing/hostile-report.ts";
import { parseWorkflowCommands } from "../proof/testing/parse-workflow-commands.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";
import { formatCompact } from "./compact.ts";
import { formatGithub } from "./github.ts";
import { printable } from "./printable.ts";

const env = { GITHUB_ACTIONS: "true" };
const links = (number: number) =>
  Array.from({ length: number }, (_, index) => `[a](/nowhere-${index})\n`);

test("prints one command for each problem, errors first, with every text intact", () => {
  const report = createHostileReport();
  const commands = parseWorkflowCommands(formatGithub(report, reporterOptions));
  const annotations = commands.filter(({ name }) => name !== "notice");
  const kinds = annotations.map(({ name }) => name);
  expect(kinds.filter((name) => name === "error")).toHaveLength(
    report.summary.errors,
  );
  expect(kinds.lastIndexOf("error")).toBeLessThan(kinds.indexOf("warning"));
  const errors = report.diagnostics.filter(
    ({ severity }) => severity === "error",
  );
  for (const [index, { file, message }] of errors.entries()) {
    expect(annotations[index]?.properties).toEqual({
      file: file.toWellFormed(),
      line: "2",
      endLine: "2",
      col: "1",
      endColumn: "4",
      title: "schema/enum",
    });
    expect(annotations[index]?.data.split("\n")[0]).toBe(printable(message));
  }
});

test("reports how many annotations GitHub leaves out", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": secondPost({ title: "x" }, links(12).join("\n")),
  });
  const { code, stdout } = await workspace.run(["validate"], { env });
  expect(code).toBe(1);
  const notices = parseWorkflowCommands(stdout).filter(
    ({ name }) => name === "notice",
  );
  expect(notices.map(({ data }) => data)).toEqual([
    expect.stringContaining("2 errors more are in the log"),
  ]);
});

test("writes the whole table into the summary of the job, with links to the lines", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": secondPost({}, links(40).join("\n")),
    "summary.md": "# Before\n",
  });
  await workspace.run(["validate"], {
    env: {
      ...env,
      GITHUB_STEP_SUMMARY: workspace.path("summary.md"),
      GITHUB_SERVER_URL: "https://github.example",
      GITHUB_REPOSITORY: "northlark/site",
      GITHUB_SHA: "0123abc",
    },
  });
  const summary = await workspace.read("summary.md");
  expect(summary.startsWith("# Before\n### 40 errors and ")).toBe(true);
  expect(summary.match(/^\| error \|/gmu)).toHaveLength(40);
  expect(summary).toContain(
    '<a href="https://github.example/northlark/site/blob/0123abc/content/blog/b.md?plain=1#L11">',
  );
});

test("cuts the summary of a job at 1 MiB with a note, and continues when it cannot be written", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": secondPost({}, links(4_000).join("\n")),
    "summary.md": "x".repeat(600_000),
  });
  const path = workspace.path("summary.md");
  await workspace.run(["validate"], {
    env: { ...env, GITHUB_STEP_SUMMARY: path },
  });
  const { size } = await stat(path);
  expect(size).toBeLessThanOrEqual(1024 * 1024);
  expect(size).toBeGreaterThan(1024 * 1024 - 2_000);
  expect(await workspace.read("summary.md")).toMatch(
    /\n\d+ more are left out: they do not fit in here\.\n\n$/u,
  );
  const { code, stderr } = await workspace.run(
    ["validate", "content/categories.yaml"],
    {
      env: { ...env, GITHUB_STEP_SUMMARY: workspace.path("none/summary.md") },
    },
  );
  expect(code).toBe(0);
  expect(stderr).toContain("The summary of the job could not be written");
});

test.for(["pretty", "compact", "json", "jsonl", "sarif", "junit", "markdown"])(
  "keeps content from giving the runner a command in the log: %s",
  async (format) => {
    const evil = "::error::x ##[add-mask]x ::stop-commands::y";
    const workspace = await createWorkspace({
      ...SAMPLE,
      "content/::error::x.md": "x",
      "content/##[add-mask]x.md": "x",
      "content/blog/b.md": secondPost({ type: `"${evil}\\n::error::z"` }, evil),
    });
    const cwd = workspace.path("content");
    const { stdout, code } = await workspace.run(
      ["validate", "--format", format, "--content", ".", "--out", "../out"],
      { env, cwd },
    );
    expect(code).toBe(1);
    expect(stdout).toContain("stop-commands");
    expect(parseWorkflowCommands(stdout)).toEqual([]);
  },
);

test("prints one line for each problem in the compact format, with any names and messages", () => {
  const report = createHostileReport();
  const lines = formatCompact(report, reporterOptions)
    .trimEnd()
    .split(/[\r\n\u2028\u2029]/u);
  expect(lines).toHaveLength(report.diagnostics.length + 1);
});
