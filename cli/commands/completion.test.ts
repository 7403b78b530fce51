import { execFile, spawnSync } from "node:child_process";
import { chmod } from "node:fs/promises";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import {
  createWorkspace,
  type Workspace,
} from "../proof/testing/create-workspace.ts";
import { SAMPLE } from "../proof/testing/sample-files.ts";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../content.mjs", import.meta.url));
const files = {
  ...SAMPLE,
  "content/guides/set-up/index.md": "",
  "content/faq.yaml":
    "# Questions\n- { id: why-so, page: faq }\n\n- page: faq\n  id: what-else\n",
  "content/site.yaml": "name: A\n",
  "content/README.md": "",
};

async function complete(workspace: Workspace, ...words: string[]) {
  const { code, stdout } = await workspace.run(["__complete", "--", ...words]);
  expect(code).toBe(0);
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t")[0]);
}

test.for([
  [["lis"], ["list"]],
  [["help", "sta"], ["stats"]],
  [["list", "--forma"], ["--format"]],
  [
    ["list", "--format", ""],
    ["table", "json", "csv"],
  ],
  [["list", "--format=j"], ["--format=json"]],
  [["ls", "--status", "draft,l"], ["draft,live"]],
  [["list", "--status", "live", "--stat"], []],
  [["list", "--where", "a=b", "--whe"], ["--where"]],
  [["list", "blog", "--fields", "slug,desc"], ["slug,description"]],
  [["list", "--where", "status=s"], ["status=scheduled"]],
  [["show", "blog/"], ["blog/first-post"]],
  [["show", "g"], ["guides/set-up"]],
  [
    ["show", "--json", "faq/"],
    ["faq/what-else", "faq/why-so"],
  ],
  [["show", "categories/"], ["categories/signals"]],
  [["show", "si"], ["site"]],
  [["show", "blog/first-post", ""], []],
  [["new", "bl"], ["blog"]],
  [
    ["new", "blog", "Title", "--set", "aut"],
    ["author=", "authors="],
  ],
  [["new", "blog", "--set", "author="], ["author=mara-lind"]],
  [["new", "blog", "--set", "type=g"], ["type=guide"]],
  [
    ["new", "blog", "--set", "categories=other,s"],
    ["categories=other,signals"],
  ],
  [["validate", "--rule", "link/mis"], ["link/missing"]],
  [["validate", "--rule", "link=w"], ["link=warn"]],
  [["validate", "--", "--st"], [":files"]],
  [["validate", ""], [":files"]],
  [["list", "--content", ""], [":folders"]],
  [["completion", "p"], ["powershell"]],
  [["no-such-command", ""], []],
] as const)("completes %j", async ([words, expected]) => {
  const workspace = await createWorkspace(files);
  expect(await complete(workspace, ...words)).toEqual(expected);
});

test("looks for entries in the folder that the line names", async () => {
  const workspace = await createWorkspace({ "other/jobs/one.md": "" });
  expect(await complete(workspace, "show", "--content", "other", "")).toEqual([
    "jobs/one",
  ]);
});

test("offers every command and the formats that each one has", async () => {
  const workspace = await createWorkspace(files);
  const commands = await complete(workspace, "");
  expect(commands).toEqual(
    expect.arrayContaining(["new", "validate", "build", "list", "help"]),
  );
  expect(commands).not.toContain("__complete");
  for (const command of ["list", "stats", "validate", "build"]) {
    const { stderr } = await workspace.run([command, "--format", "no-such"]);
    const known = /choices are (.*)\./u.exec(stderr)?.[1]?.split(", ");
    expect([
      command,
      await complete(workspace, command, "--format", ""),
    ]).toEqual([command, known]);
  }
});

test("says of a field what its page says, before a collection is known", async () => {
  const { stdout } = await (
    await createWorkspace(files)
  ).run(["__complete", "--", "new", "--set", "titl"]);
  expect(stdout).toContain("title=\tThe headline");
});

test("refuses a shell that it has no script for", async () => {
  const workspace = await createWorkspace({});
  const { code, stderr } = await workspace.run(["completion", "tcsh"]);
  expect(code).toBe(2);
  expect(stderr).toContain("Allowed choices are bash, zsh, fish, powershell.");
});

test("prints a PowerShell script that names this program", async () => {
  const workspace = await createWorkspace({});
  const { stdout } = await workspace.run(["completion", "powershell"]);
  expect(stdout).toContain(
    "Register-ArgumentCompleter -Native -CommandName content",
  );
  expect(stdout).toContain(`'${bin}'`);
  expect(stdout).not.toContain("@BIN@");
});

/** Whether this machine has the shell. Its tests are skipped otherwise. */
const installed = (name: string) =>
  spawnSync(name, ["--version"]).status === 0 ? [name] : [];
const run = promisify(execFile);

/** The completions of a shell for a line. The program wraps the shell's own completion around our script. */
async function askShell(shell: string, workspace: Workspace, program: string) {
  const { stdout } = await workspace.run(["completion", shell]);
  await workspace.write({ script: stdout, "ask.sh": program });
  const { stdout: offered } = await run(shell, ["ask.sh"], {
    cwd: workspace.dir,
  });
  return offered.trim().split("\n");
}

/** Calls the completion function like bash. Bash splits COMP_WORDS at `=`. */
const bashProgram = (line: string[], start = "content") => `
compopt() { echo "compopt $*"; }
source ./script
complete -p content
COMP_WORDS=(${start} ${line.map((word) => `'${word}'`).join(" ")})
COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
_content${start === "content" ? "" : "_npx"}
printf '%s\\n' "\${COMPREPLY[@]}"
`;

test.for([
  [["show", "blog/"], ["blog/first-post"]],
  [["list", "--format", "=", "js"], ["json"]],
  [["new", "blog", "--set", "author", "=", ""], ["mara-lind"]],
  [
    ["new", "blog", "--set", "auth"],
    ["compopt -o nospace", "compopt -o nospace", "author=", "authors="],
  ],
  [
    ["validate", "cont"],
    ["compopt -o filenames", "content"],
  ],
] as const)("completes %j in bash", async ([line, expected]) => {
  const workspace = await createWorkspace(files);
  expect(await askShell("bash", workspace, bashProgram([...line]))).toEqual([
    "complete -F _content content",
    ...expected,
  ]);
});

test.for([
  [["content", "show", "blog/"], "blog/first-post"],
  [["content", "list", "--format", "=", "js"], "json"],
  [["no-such-package", "show", "blog/"], ""],
] as const)("completes npx %j in bash", async ([line, expected]) => {
  const workspace = await createWorkspace(files);
  const offered = await askShell(
    "bash",
    workspace,
    bashProgram([...line], "npx"),
  );
  expect(offered.slice(1).join("\n")).toBe(expected);
});

test("asks the program of the project that the shell is in", async () => {
  const fake = '#!/bin/sh\necho "ours $*"\n';
  const workspace = await createWorkspace({
    "node_modules/.bin/node": fake,
    "node_modules/.bin/content": "",
  });
  await chmod(workspace.path("node_modules/.bin/node"), 0o755);
  const [, offered] = await askShell("bash", workspace, bashProgram(["li"]));
  expect(offered).toMatch(
    /^ours .*node_modules\/\.bin\/content __complete -- li$/u,
  );
});

describe.each(installed("fish"))("in %s", () => {
  test.for([
    ["content show blog/", "blog/first-post"],
    ["npx content list --format=js", "--format=json"],
  ])("completes %s", async ([line = "", expected = ""]) => {
    const workspace = await createWorkspace(files);
    const offered = await askShell(
      "fish",
      workspace,
      `source ./script\ncomplete -C '${line}'\n`,
    );
    expect(offered.join("\n")).toContain(expected);
  });
});

describe.each(installed("zsh"))("in %s", () => {
  test.for([
    ["content show blog/", "blog/first-post"],
    ["npx content list --format=js", "--format=json"],
  ])("completes %s", async ([line = "", expected = ""]) => {
    const workspace = await createWorkspace(files);
    // Prints the words that the completion system receives.
    const offered = await askShell(
      "zsh",
      workspace,
      `_describe() { shift 2; print -l -- "\${(@P)1}" }
source ./script
words=(${line
        .split(" ")
        .map((word) => `'${word}'`)
        .join(" ")})
CURRENT=\${#words}
_content
`,
    );
    expect(offered.map((text) => text.replace(/:.*$/u, ""))).toContain(
      expected,
    );
  });
});
