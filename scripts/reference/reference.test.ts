import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../../cli/proof/testing/create-workspace.ts";
import { createSilentProgram, readHelp } from "./read-help.ts";
import { referenceFiles } from "./reference-files.ts";

test("is up to date: run `node scripts/make-reference.ts` after changing a command", async () => {
  for (const [file, text] of referenceFiles()) {
    const url = new URL(`../../${file}`, import.meta.url);
    expect([file, await readFile(url, "utf8")]).toEqual([file, text]);
  }
});

test("has a manual page without warnings of man", () => {
  const page = referenceFiles().get("man/content.1") ?? "";
  expect(page).toMatch(/^\.TH CONTENT 1 /u);
  for (const line of page.split("\n"))
    expect(line).toMatch(/^(?:\.(?:TH|SH|SS|TP|B|I|PP|nf|fi)\b.*|[^.'].*)?$/u);
  const { stderr } = spawnSync("man", ["--warnings", "-l", "-"], {
    input: page,
  });
  expect(String(stderr ?? "")).toBe("");
});

test("describes every command, argument and option, with an example", () => {
  const lacking = readHelp(createSilentProgram()).flatMap(
    ({ command, name, text }) => [
      ...(command.description() === "" ? [`${name}: description`] : []),
      ...(/\nExamples?:\n {2}\S/u.test(text) ? [] : [`${name}: example`]),
      ...command.registeredArguments
        .filter(({ description }) => description === "")
        .map((argument) => `${name}: <${argument.name()}>`),
      ...command.options
        .filter(({ description }) => description === "")
        .map(({ flags }) => `${name}: ${flags}`),
      ...(text.includes("Exit codes: 0 clean") ? [] : [`${name}: exit codes`]),
    ],
  );
  expect(lacking).toEqual([]);
});

test.for([
  [["--version"], 0, /^\d+\.\d+\.\d+\n$/u, /^$/u],
  [["--help"], 0, /Usage: content [^]*Write:[^]*Exit codes: 0 clean/u, /^$/u],
  [["help", "list"], 0, /Usage: content list/u, /^$/u],
  [["list", "--help"], 0, /--status <names>/u, /^$/u],
  [[], 2, /^$/u, /Usage: content/u],
  [["lst"], 2, /^$/u, /unknown command 'lst'\n\(Did you mean .*list/u],
  [["list", "--statu", "live"], 2, /^$/u, /Did you mean --status\?/u],
  [["help", "lst"], 2, /^$/u, /Did you mean `list`\?/u],
] as const)("answers %j", async ([args, code, stdout, stderr]) => {
  const workspace = await createWorkspace({});
  const result = await workspace.run(args);
  expect(result.code).toBe(code);
  expect(result.stdout).toMatch(stdout);
  expect(result.stderr).toMatch(stderr);
});
