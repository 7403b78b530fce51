import { execFileSync } from "node:child_process";
import { mkdir, rm, symlink } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
} from "../proof/testing/create-workspace.ts";
import { post, SAMPLE } from "../proof/testing/sample-files.ts";

function git(cwd: string, ...args: string[]): void {
  const who = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
  execFileSync("git", [...who, ...args], { cwd, stdio: "ignore" });
}

interface Finding {
  id: string;
  status: string;
  message: string;
  remedy?: string;
}

async function open(files: Files) {
  const workspace = await createWorkspace(files);
  const doctor = async (...args: string[]) => {
    const { code, stdout } = await workspace.run(["doctor", "--json", ...args]);
    const report: { version: number; findings: Finding[] } = JSON.parse(stdout);
    expect(report.version).toBe(1);
    const about = (id: string) =>
      report.findings.find((finding) => finding.id === id);
    return { code, about, findings: report.findings };
  };
  return { ...workspace, doctor };
}

test("finds nothing that fails in a built folder, and changes nothing", async () => {
  const { doctor, read, run } = await open({
    ...SAMPLE,
    "public/a.txt": "a",
    "content.config.yaml": "rules:\n  seo: off\n",
  });
  await run(["build"]);
  const before = await read(".content/index.json");
  const { about, code, findings } = await doctor();
  expect(code).toBe(0);
  expect(findings.filter(({ status }) => status === "fail")).toEqual([]);
  expect(about("index")).toMatchObject({ status: "ok" });
  expect(about("settings")?.message).toBe("content.config.yaml sets 1 level.");
  expect(about("public")).toMatchObject({ status: "ok" });
  expect(about("cache")?.status).toBe("ok");
  expect(await read(".content/index.json")).toBe(before);
});

test("finds an index with dates from git up to date", async () => {
  const { dir, doctor, run } = await open(SAMPLE);
  git(dir, "init", "-q");
  git(dir, "add", "-A");
  git(dir, "commit", "-qm", "First");
  await run(["build", "--git-dates"]);
  const { about } = await doctor();
  expect(about("index")).toMatchObject({ status: "ok" });
});

test("prints one line a finding, and what to do below it", async () => {
  const { run } = await open(SAMPLE);
  const { stdout } = await run(["doctor"]);
  expect(stdout).toMatch(/^ok {4}node {8}Node \d+\.\d+\.\d+\.\n/u);
  expect(stdout).toMatch(
    /\nwarn {2}index {7}There is no \.content\/index\.json yet\.\n +-> `content build`\.\n/u,
  );
  expect(stdout).toMatch(/\n\n0 failed, \d+ warnings, \d+ ok\.\n$/u);
});

const failing: [name: string, id: string, files: Files, message: string][] = [
  [
    "a settings file with a mistake",
    "settings",
    { "content.config.yaml": "rules:\n  seo/titel-length: off\n" },
    "content.config.yaml:2:3: There is no rule or group",
  ],
  [
    "an index that is none",
    "index",
    { ".content/index.json": "{}" },
    "is not a compiled index",
  ],
  [
    "an index of another version",
    "index",
    { ".content/index.json": '{"version":99,"digest":"x"}' },
    "has version 99",
  ],
  [
    "an index that was changed",
    "index",
    { ".content/index.json": '{"version":2,"digest":"x"}' },
    "has changed since it was built",
  ],
  ["an output that is a file", "output", { ".content": "x" }, "is a file"],
];

test.for(failing)("fails for %s", async ([, id, files, message]) => {
  const { doctor } = await open({ ...SAMPLE, ...files });
  const { about, code } = await doctor();
  expect(code).toBe(1);
  expect(about(id)).toMatchObject({ status: "fail" });
  expect(about(id)?.message).toContain(message);
  expect(about(id)?.remedy).toMatch(/\S/u);
});

test("fails without a content folder, instead of not running", async () => {
  const { doctor } = await open({});
  const { about, code } = await doctor("--content", "nowhere");
  expect(code).toBe(1);
  expect(about("content")).toMatchObject({ status: "fail" });
});

test("warns of content with errors, of an index that is old and of a preview", async () => {
  const { doctor, run, write } = await open(SAMPLE);
  await run(["build", "--drafts"]);
  expect((await doctor()).about("index")?.message).toContain("is a preview");
  await run(["build"]);
  await write({ "content/blog/first-post.md": post({}, "Other text.\n") });
  expect((await doctor()).about("index")?.message).toBe(
    "The index is older than the content.",
  );
  await write({ "content/blog/first-post.md": post({ date: "soon" }) });
  const { about, code } = await doctor();
  expect(code).toBe(0);
  expect(about("index")?.message).toContain("has 1 error.");
  expect(about("content")?.message).toContain("1 error and");
});

test("warns of an override that matches no file", async () => {
  const { doctor } = await open({
    ...SAMPLE,
    "content.config.yaml":
      "overrides:\n  - paths: [blog/**, blgo/**]\n    rules: { seo: off }\n",
  });
  expect((await doctor()).about("settings")?.message).toBe(
    "The path `blgo/**` in content.config.yaml matches no file.",
  );
});

test("warns of a shallow clone, and of an output that git does not ignore", async () => {
  const origin = await open(SAMPLE);
  expect((await origin.doctor()).about("git")?.message).toContain(
    "not in a git repository",
  );
  git(origin.dir, "init");
  git(origin.dir, "add", ".");
  git(origin.dir, "commit", "-m", "one");
  git(origin.dir, "commit", "--allow-empty", "-m", "two");
  await origin.run(["build"]);
  const whole = await origin.doctor();
  expect(whole.about("git")).toMatchObject({ status: "ok" });
  expect(whole.about("git-ignore")?.remedy).toContain("`.content/`");
  const clone = await open({});
  await rm(clone.path("content"), { recursive: true });
  git(clone.dir, "clone", "--depth", "1", `file://${origin.dir}`, ".");
  await clone.write({ ".gitignore": ".content/\n" });
  await clone.run(["build"]);
  const shallow = await clone.doctor();
  expect(shallow.about("git")?.message).toContain("shallow");
  expect(shallow.about("git-ignore")).toBeUndefined();
});

test("follows no symbolic link in the public folder", async () => {
  const workspace = await createWorkspace(SAMPLE);
  await mkdir(workspace.path("public"));
  for (const name of ["a", "b", "c"])
    await symlink("..", workspace.path(`public/${name}`));
  const { stdout } = await workspace.run(["doctor"]);
  expect(stdout).toContain("3 files and folders");
});
