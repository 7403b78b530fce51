import { symlink } from "node:fs/promises";
import { expect, test } from "vitest";
import { Stopped } from "../app-error.ts";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const cannotRun: [args: string[], message: string][] = [
  [["build", "--content", "nowhere"], 'There is no content folder "nowhere".'],
  [["build", "--content", "content/categories.yaml"], "is a file."],
  [["build", "--out", "content/out"], "is in the content folder"],
  [["build", "--out", "."], "contains the content folder"],
  [["build", "--out", "/"], "contains the content folder"],
  [["build", "--out", "public/data"], "is in the folder of static files"],
  [["build", "--clock", "tomorrow"], "--clock takes a date"],
  [["build", "--format", "xml"], "argument 'xml' is invalid"],
  [
    ["build", "--rule", "seo/titel-length=off"],
    "Did you mean `seo/title-length`?",
  ],
  [["build", "--rule", "seo=loud"], '"loud" is no level'],
  [["build", "--max-warnings", "few"], "--max-warnings takes a whole number"],
  [["build", "--nonsense"], "unknown option '--nonsense'"],
  [["nonsense"], "unknown command 'nonsense'"],
  [["validate", "/"], "is not in the content folder"],
  [["validate", "content/blog/none.md"], 'There is no "content/blog/none.md"'],
  [["list", "blogs"], "Did you mean `blog`?"],
  [["list", "--status", "gone"], 'There is no status "gone"'],
  [["list", "--where", "x"], "--where takes key=value"],
  [["list", "--format", "xml"], "Allowed choices are table, json, csv."],
  [
    ["list", "--format", "json", "--format", "csv"],
    "--format json and --format csv cannot be used together",
  ],
  [
    ["list", "--sort=a", "--content=content", "--sort=b"],
    "--sort a and --sort b cannot be used together",
  ],
  [
    ["mv", "first-post", "x", "--redirect", "--no-redirect"],
    "--redirect and --no-redirect cannot be used together",
  ],
  [["schema", "--write", "--check"], "cannot be used with"],
  [["validate", "--strict", "--max-warnings=1"], "cannot be used with"],
  [
    ["validate", "--baseline=x", "--update-baseline", "--prune-baseline"],
    "cannot be used with",
  ],
  [["build", "--json", "--format=compact"], "cannot be used with"],
  [["new", "blog", "A title", "--dry-run", "--edit"], "cannot be used with"],
  [["new", "site"], "is one settings file"],
  [["new"], "Name the collection to add to: blog, "],
  [["new", "--set", "title=A"], "authors"],
  [["build", "--content", ""], '--content takes a folder, not "".'],
  [["validate", "--content", " "], '--content takes a folder, not " ".'],
  [["list", "--out", ""], '--out takes a folder, not "".'],
  [["import", "hugo", ""], 'There is no folder ""'],
];

test.for(cannotRun)(
  "gives 2 and one clear sentence for %s",
  async ([args, message]) => {
    const workspace = await createWorkspace(SAMPLE);
    const { code, stderr, stdout } = await workspace.run(args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
    expect(stdout).toBe("");
  },
);

test.runIf(process.platform === "linux").for([
  [["build", "--out", "/proc/none"], "/proc/none cannot be created"],
  [["build", "--out", "/proc/none/below"], "/proc/none cannot be created"],
  [["build", "--out", "/dev/full"], "/dev/full/previews is below a file"],
  [["build", "--out", "/dev/null/below"], "is below a file"],
  [["validate", "--report", "json=/proc/none/x"], "cannot be written"],
] as const)(
  "ends for %s, where no folder can be created",
  async ([args, message]) => {
    const workspace = await createWorkspace(SAMPLE);
    const { code, stderr } = await workspace.run([...args]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  },
);

test("accepts a repeated option with the same value, or one that collects values", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const same = ["--format=json", "--strict", "--format=json", "--strict"];
  const many = ["--rule", "seo=off", "--rule", "link=off"];
  const { code, stderr } = await workspace.run(["validate", ...same, ...many]);
  expect([code, stderr]).toEqual([1, ""]);
});

test("gives 0 for warnings, and 1 under --strict or over --max-warnings", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const codeOf = async (...args: string[]) =>
    (await workspace.run(["validate", ...args])).code;
  expect(await codeOf()).toBe(0);
  expect(await codeOf("--strict")).toBe(1);
  expect(await codeOf("--max-warnings", "1")).toBe(1);
  expect(await codeOf("--max-warnings", "2")).toBe(0);
  expect(await codeOf("--strict", "--rule", "collection/empty=off")).toBe(0);
});

test.for(["validate", "build"])(
  "gives 1 for a folder without any content: %s",
  async (command) => {
    const workspace = await createWorkspace({
      "content/README.md": "Words.\n",
    });
    const { code, stdout } = await workspace.run([command]);
    expect(code).toBe(1);
    expect(stdout).toContain("The folder has no content at all.");
    expect(await workspace.run(["build", "--rule", "collection=warn"])).toEqual(
      expect.objectContaining({ code: 0 }),
    );
  },
);

test("resolves links in the name of the output folder", async () => {
  const workspace = await createWorkspace({ ...SAMPLE, "public/a.txt": "a" });
  await symlink("public", workspace.path("linked-public"));
  await symlink("content", workspace.path("linked-content"));
  for (const out of ["linked-public/x/y", "linked-content/x"]) {
    const { code, stderr } = await workspace.run(["build", "--out", out]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("is in the")]);
  }
});

test.for(["pretty", "compact", "json", "jsonl", "github"])(
  "gives 1 for errors, whatever the format: %s",
  async (format) => {
    const workspace = await createWorkspace({
      ...SAMPLE,
      "content/blog/b.md": "x",
    });
    const { code, stdout } = await workspace.run([
      "validate",
      "--format",
      format,
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain("front-matter/missing");
  },
);

test("sets the level of a rule or of its group, the rule first", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": secondPost({ title: "x", description: "x" }),
  });
  const { diagnostics } = await workspace.validate(
    "--rule",
    "seo=error",
    "--rule",
    "seo/title-length=off",
  );
  const found = diagnostics.filter(({ rule }) => rule.startsWith("seo/"));
  expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([
    ["seo/description-length", "error"],
  ]);
});

test("checks drafts too, but only warns about their body and search results", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": secondPost(
      { draft: "true", title: "x", type: "blogg" },
      "",
    ),
  });
  const { diagnostics } = await workspace.validate("--rule", "seo=error");
  const found = diagnostics.filter(({ file }) => file.endsWith("b.md"));
  expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([
    ["seo/title-length", "warning"],
    ["schema/enum", "error"],
    ["body/empty", "warning"],
  ]);
});

test("reports only the given paths, but reads everything", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/b.md": secondPost({ author: "nobody" }),
    "content/blog/c.md": post({ id: "3", author: "nobody" }),
  });
  const { diagnostics } = await workspace.validate("content/blog/b.md");
  expect(diagnostics.map(({ file, rule }) => [file, rule])).toEqual([
    ["content/blog/b.md", "ref/missing"],
  ]);
});

test("accepts check for validate, and lists every command and the exit codes in its help", async () => {
  const workspace = await createWorkspace(SAMPLE);
  expect((await workspace.run(["check"])).code).toBe(0);
  const help = await workspace.run(["--help"]);
  expect(help.code).toBe(0);
  for (const word of [
    "new",
    "validate",
    "build",
    "list",
    "0 clean, 1 problems",
  ])
    expect(help.stdout).toContain(word);
});

test.for(["new", "validate", "build", "list"])(
  "gives an example in the help of %s",
  async (command) => {
    const workspace = await createWorkspace({});
    const { code, stdout } = await workspace.run([command, "--help"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      new RegExp(`Examples?:\\n  content ${command}`, "u"),
    );
  },
);

test("takes the folders from the environment when no option names them", async () => {
  const workspace = await createWorkspace(
    Object.fromEntries(
      Object.entries(SAMPLE).map(([file, text]) => [
        file.replace("content/", "words/"),
        text,
      ]),
    ),
  );
  const env = { CONTENT_DIR: "words", CONTENT_OUT: "compiled" };
  expect((await workspace.run(["build"], { env })).code).toBe(0);
  expect(await workspace.read("compiled/index.json")).toContain("first-post");
});

test.for([
  "build",
  "validate",
  "validate content",
  "fix",
  "list",
  "doctor",
  "fmt",
  "mv first-post other-post",
  "rm first-post",
  "import hugo old",
])("stops %s at the next file after a signal", async (command) => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "old/content/posts/a.md": "---\ntitle: A post\n---\n\nWords.\n",
  });
  const signal = AbortSignal.abort(new Stopped("SIGTERM"));
  const { code, stderr } = await workspace.run(command.split(" "), {
    signal,
  });
  expect({ code, stderr }).toEqual({
    code: 143,
    stderr: "error: Stopped by SIGTERM.\n",
  });
});
