import {
  chmod,
  cp,
  readdir,
  rename,
  rm,
  symlink,
  utimes,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  createRepository,
  git,
} from "../../proof/testing/create-repository.ts";
import {
  createWorkspace,
  type Files,
} from "../../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
} from "../../proof/testing/sample-files.ts";

const first = "content/blog/first-post.md";
const second = "content/blog/second-post.md";
const link = "See [it](/blog/second-post).\n";
/** Two posts of which the first links to the second. */
const linked: Files = {
  ...SAMPLE,
  [first]: post({}, link),
  [second]: secondPost(),
};
const broken = [`${first} link/missing`, `${second} url/removed`];

/** The same files in a folder of their own. */
function below(folder: string, files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
  );
}

const wrong = (id: string) =>
  post({ id, title: `Post ${id} of the tests`, author: "nobody" });

test("sees staged, unstaged and untracked files alike", async () => {
  const repository = await createRepository(SAMPLE);
  await repository.write({ "content/blog/staged.md": wrong("2") });
  await repository.git("add", "--all");
  await repository.write({ "content/blog/untracked.md": wrong("3") });
  await repository.write({ [first]: post({ author: "nobody" }) });
  const found = await repository.since("HEAD", "--rule", "seo=off");
  expect(found).toEqual([
    `${first} ref/missing`,
    "content/blog/staged.md ref/missing",
    "content/blog/untracked.md ref/missing",
  ]);
});

test("looks at what is staged alone for a commit", async () => {
  const repository = await createRepository(linked);
  await repository.change({ [second]: undefined });
  const staged = async () =>
    (await repository.validate("--staged")).diagnostics.map(
      ({ file, rule }) => `${file} ${rule}`,
    );
  expect(await staged()).toEqual([]);
  await repository.git("add", "--all");
  await repository.write({
    [second]: secondPost({ author: "nobody" }),
    "content/blog/untracked.md": "no front matter",
  });
  expect(await staged()).toEqual(broken);
  expect(await repository.since("HEAD")).not.toEqual(broken);
});

test("shows the lines of what is staged, not of the file as it is", async () => {
  const repository = await createRepository(SAMPLE);
  await repository.write({ [first]: post({ author: "nobody" }) });
  await repository.git("add", "--all");
  await repository.write({ [first]: `\n\n${post()}` });
  const { stdout } = await repository.run(["validate", "--staged"]);
  expect(stdout).toContain("7 | author: nobody");
});

test("heeds the index that git hands to a hook", async () => {
  const repository = await createRepository(linked);
  await cp(repository.path(".git/index"), repository.path(".git/other-index"));
  await repository.change({ [second]: undefined });
  await repository.git("add", "--all");
  const codeOf = async (env: Record<string, string>) =>
    (await repository.run(["validate", "--staged"], { env })).code;
  expect(await codeOf({})).toBe(1);
  expect(await codeOf({ GIT_INDEX_FILE: ".git/other-index" })).toBe(0);
  expect(await codeOf({ GIT_INDEX_FILE: "/elsewhere/index" })).toBe(1);
});

test("starts where the branches separated", async () => {
  const repository = await createRepository(linked);
  await repository.git("branch", "topic");
  await repository.change({
    "content/blog/first-post.md": post({ type: "x" }),
  });
  await repository.commit();
  await repository.git("checkout", "--quiet", "topic");
  expect(await repository.since("main")).toEqual([]);
  await repository.change({ [second]: undefined });
  expect(await repository.since("main")).toEqual(broken);
  expect(await repository.since("topic")).toEqual(broken);
});

test("takes a tag, a commit and what stands behind them", async () => {
  const repository = await createRepository(linked);
  await repository.git("tag", "-a", "v1", "-m", "One");
  await repository.change({ [second]: undefined });
  await repository.commit();
  const commit = (await repository.git("rev-parse", "HEAD~1")).trim();
  for (const ref of ["v1", "HEAD~1", "HEAD^", commit, commit.slice(0, 10)])
    expect(await repository.since(ref)).toEqual(broken);
});

test("works from a subfolder, and with the content in another repository", async () => {
  const repository = await createRepository({
    ...below("apps/my site", linked),
    "content/README.md": "Nothing here.\n",
  });
  await repository.change({
    "apps/my site/content/blog/second-post.md": undefined,
  });
  const inFolder = await repository.run(
    ["validate", "--since", "main", "--format", "compact"],
    { cwd: repository.path("apps/my site") },
  );
  expect(inFolder.stdout).toContain(`${first}:11:5: error link/missing`);
  expect(inFolder.stdout).toContain(`${second}:1:1: error url/removed`);
  const elsewhere = await createWorkspace(SAMPLE);
  const contentDir = repository.path("apps/my site/content");
  const fromElsewhere = await elsewhere.run(
    [
      "validate",
      "--since",
      "main",
      "--content",
      contentDir,
      "--format",
      "compact",
    ],
    { env: { GIT_DIR: "/nowhere/.git", GIT_WORK_TREE: "/nowhere" } },
  );
  expect(fromElsewhere.stdout).toContain(
    `${contentDir}/blog/second-post.md:1:1: error url/removed`,
  );
});

test("works where the repository begins in the content folder", async () => {
  const workspace = await createWorkspace(linked);
  const folder = workspace.path("content");
  await git(folder, "init", "--quiet", "--initial-branch=main");
  await git(folder, "add", "--all");
  await git(folder, "commit", "--quiet", "--message", "One");
  await workspace.remove(second);
  const { diagnostics } = await workspace.validate("--since", "main");
  expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual(
    broken,
  );
});

test("works in a linked work tree", async () => {
  const repository = await createRepository(linked);
  await repository.git(
    "worktree",
    "add",
    "--quiet",
    "-b",
    "topic",
    "other tree",
  );
  const cwd = repository.path("other tree");
  const validate = () =>
    repository.run(["validate", "--since", "main"], { cwd });
  expect((await validate()).code).toBe(0);
  await repository.remove("other tree/content/blog/second-post.md");
  expect((await validate()).stdout).toContain("url/removed");
});

test("takes names with spaces and other letters to the letter", async () => {
  const names = [
    "a b.svg",
    "ü [x] *.svg",
    "日本.svg",
    'q"uote.svg',
    ":(top).svg",
  ];
  const images = Object.fromEntries(
    names.map((name) => [`public/ä/${name}`, SVG]),
  );
  const shown = names
    .map((name) => `![A](</ä/${encodeURI(name)}>)\n`)
    .join("\n");
  const repository = await createRepository({
    ...SAMPLE,
    ...images,
    [first]: post({}, shown),
  });
  expect((await repository.validate()).summary.errors).toBe(0);
  for (const file of Object.keys(images)) await repository.remove(file);
  expect(await repository.since()).toEqual(
    names.map(() => `${first} image/missing`),
  );
});

test("treats files that differ only in time, mode or line ends as equal", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    [second]: secondPost({ author: "nobody" }),
  });
  await utimes(repository.path(second), 1, 1);
  expect(await repository.since()).toEqual([]);
  await repository.git("config", "core.autocrlf", "true");
  await repository.write({
    [second]: secondPost({ author: "nobody" }).replaceAll("\n", "\r\n"),
  });
  expect(await repository.since()).toEqual([]);
  await chmod(repository.path(second), 0o755);
  expect(await repository.since()).toEqual([]);
  await repository.git("rm", "--quiet", "--cached", second);
  expect(await repository.since()).toEqual([]);
});

test("follows a case-only rename", async () => {
  const upper = "content/blog/Second-Post.md";
  const repository = await createRepository({
    ...SAMPLE,
    [upper]: secondPost(),
    [first]: post({}, "See [it](/blog/Second-Post).\n"),
  });
  await rename(repository.path(upper), repository.path(second));
  expect(await repository.since()).toEqual([`${first} link/redirected`]);
});

test("sees a file that became a symbolic link, and one whose target changed", async () => {
  const repository = await createRepository(linked);
  await repository.remove(second);
  await symlink("/etc/hostname", repository.path(second));
  expect(await repository.since()).toContain(`${second} file/outside`);
  await repository.remove(second);
  await symlink("../guides/kept.md", repository.path(second));
  await repository.write({ "content/guides/kept.md": secondPost() });
  await repository.commit();
  await repository.git("checkout", "--quiet", "-b", "topic");
  await repository.write({
    "content/guides/kept.md": secondPost({ draft: "true" }),
  });
  expect(await repository.since("main")).toEqual(
    expect.arrayContaining([
      `${first} link/draft-target`,
      `${second} url/removed`,
    ]),
  );
});

test("says of a removed link which page is gone", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    "content/blog/kept/index.md": secondPost({ slug: "kept" }),
  });
  await symlink("kept/index.md", repository.path("content/blog/linked.md"));
  await repository.commit();
  await repository.git(
    "mv",
    "content/blog/kept/index.md",
    "content/blog/kept.md",
  );
  await repository.remove("content/blog/linked.md");
  expect(await repository.since()).toEqual([]);
});

test("survives a conflict, and settings of git that change its output", async () => {
  const repository = await createRepository(linked);
  for (const setting of [
    "diff.relative",
    "diff.noprefix",
    "core.quotePath",
    "diff.renames",
  ])
    await repository.git("config", setting, "true");
  await repository.git("config", "diff.external", "false");
  await repository.git("config", "diff.orderFile", "nowhere");
  await repository.git("config", "--unset", "diff.orderFile");
  await repository.git("checkout", "--quiet", "-b", "topic");
  await repository.change({
    [second]: secondPost({ title: "One title of the second post" }),
  });
  await repository.commit();
  await repository.git("checkout", "--quiet", "main");
  await repository.change({
    [second]: secondPost({ title: "Two titles of the second post" }),
  });
  await repository.commit();
  await repository.git("merge", "topic").catch(() => undefined);
  expect(await repository.since()).toContain(`${second} encoding/merge-marker`);
  expect((await repository.run(["validate", "--staged"])).code).toBeLessThan(2);
});

test("leaves git's files, the work tree and the temporary folder as they were", async () => {
  const repository = await createRepository(linked);
  await repository.change({ [second]: undefined });
  await utimes(repository.path(first), 1, 1);
  const state = async () => [
    await repository.read(".git/index"),
    await repository.git("--no-optional-locks", "status", "--short"),
    // The cache of compiled files is kept where git ignores it.
    (await readdir(repository.dir, { recursive: true }))
      .filter((name) => !name.startsWith(".content"))
      .toSorted(),
  ];
  const before = await state();
  await repository.since();
  await repository.run(["diff", "main"]);
  expect(await state()).toEqual(before);
  const left = (await readdir(tmpdir())).filter((name) =>
    /content-since|content-diff/u.test(name),
  );
  expect(left).toEqual([]);
});

test("compares with nothing before the first commit", async () => {
  const workspace = await createWorkspace(SAMPLE);
  await git(workspace.dir, "init", "--quiet", "--initial-branch=main");
  await workspace.write({ [second]: secondPost({ author: "nobody" }) });
  for (const args of [["--since", "HEAD"], ["--staged"]]) {
    await git(workspace.dir, "add", "--all");
    const { diagnostics, summary } = await workspace.validate(
      ...args,
      "--rule",
      "collection=off",
    );
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["ref/missing"]);
    expect(summary.since).toEqual({ ref: "HEAD", changed: 4, untouched: 0 });
  }
  const { code, stderr } = await workspace.run(["validate", "--since", "main"]);
  expect(code).toBe(2);
  expect(stderr).toContain("The repository has no commits yet.");
});

test("explains how to deepen a shallow clone", async () => {
  const repository = await createRepository(SAMPLE);
  await repository.git("checkout", "--quiet", "-b", "topic");
  await repository.change({ [first]: post({}, "Other words.\n") });
  await repository.commit();
  await repository.git("checkout", "--quiet", "main");
  await repository.change({ [second]: secondPost() });
  await repository.commit();
  const url = `file://${repository.dir}`;
  await repository.git(
    "clone",
    "--quiet",
    "--depth=1",
    "--branch=topic",
    "--no-single-branch",
    url,
    "shallow",
  );
  const cwd = repository.path("shallow");
  const noBase = await repository.run(["validate", "--since", "origin/main"], {
    cwd,
  });
  expect(noBase.code).toBe(2);
  expect(noBase.stderr).toBe(
    'error: The clone is too shallow to see where HEAD and "origin/main" part.\nFetch the whole history: fetch-depth: 0 in GitHub Actions, git fetch --unshallow elsewhere.\n',
  );
  const noRef = await repository.run(["validate", "--since", "HEAD~1"], {
    cwd,
  });
  expect(noRef.stderr).toContain(
    "The clone is shallow: fetch the whole history (fetch-depth: 0",
  );
  const asTheyAre = await repository.run(["diff", "origin/main"], { cwd });
  expect(asTheyAre.code).toBe(0);
});

test("finds no history in common", async () => {
  const repository = await createRepository(SAMPLE);
  await repository.git("checkout", "--quiet", "--orphan", "apart");
  await repository.write({ "other.txt": "Another beginning.\n" });
  await repository.commit();
  const { code, stderr } = await repository.run([
    "validate",
    "--since",
    "main",
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain('"main" and HEAD have no history in common.');
});

const refs: [ref: string, says: string][] = [
  ["mian", 'git knows no commit "mian". Did you mean `main`?'],
  ["origin/main", "Did you mean `main`?"],
  ["release", "Did you mean `upstream/release`?"],
  ["--output=stolen", 'git knows no commit "--output=stolen".'],
  ["-x", 'git knows no commit "-x".'],
  ["", 'git knows no commit "".'],
  ["main:content", 'git knows no commit "main:content".'],
  ["main..HEAD", 'git knows no commit "main..HEAD".'],
];
test("gives 2 and a clear sentence for names that git does not know", async () => {
  const repository = await createRepository(SAMPLE);
  await repository.git("update-ref", "refs/remotes/upstream/release", "HEAD");
  for (const [ref, says] of refs) {
    const result = await repository.run(["validate", `--since=${ref}`]);
    expect(result.stderr).toContain(says);
    expect(result).toMatchObject({ code: 2, stdout: "" });
  }
  expect(await readdir(repository.dir)).not.toContain("stolen");
});

test("says how to trust a repository of another user", async () => {
  const repository = await createRepository(SAMPLE);
  const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" };
  const { code, stderr } = await repository.run(["diff", "main"], { env });
  expect(code).toBe(2);
  expect(stderr).toContain("git config --global --add safe.directory");
});

test("says when git lacks a part of the history", async () => {
  const repository = await createRepository(linked);
  await repository.change({ [second]: undefined });
  const oid = (await repository.git("rev-parse", `HEAD:${second}`)).trim();
  await rm(repository.path(`.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`));
  const { code, stderr } = await repository.run(["diff", "main"]);
  expect(code).toBe(2);
  expect(stderr).toContain(`error: git lacks the object ${oid}.\nFetch it`);
});

test("gives 2 without git, without a repository, and for a folder that git ignores", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    ".gitignore": "words\n",
  });
  const failure = async (args: string[], changes = {}) => {
    const { code, stderr } = await repository.run(
      ["validate", "--since=main", ...args],
      changes,
    );
    expect(code).toBe(2);
    return stderr;
  };
  expect(await failure([], { env: { PATH: "/nowhere" } })).toContain(
    "git could not be started.",
  );
  const apart = await createWorkspace(SAMPLE);
  expect(await failure(["--content", apart.path("content")])).toContain(
    "is not in a git repository",
  );
  await cp(repository.path("content"), repository.path("words"), {
    recursive: true,
  });
  expect(await failure(["--content", "words"])).toContain(
    "git ignores the content folder",
  );
});

test("leaves out what git ignores, on both sides", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    ".gitignore": "made.md\n",
    [first]: post({}, "See [it](/blog/made).\n"),
  });
  await repository.write({
    "content/blog/made.md": secondPost({ author: "nobody" }),
  });
  expect(await repository.since()).toEqual([]);
  await repository.change({ [first]: post({}, "See [it](/blog/made) now.\n") });
  expect(await repository.since()).toEqual([]);
});

test("has nothing to do where nothing changed", async () => {
  const repository = await createRepository({ ...SAMPLE, [second]: "broken" });
  await repository.write({ "src/a.ts": "code" });
  const { summary } = await repository.validate("--since", "main");
  expect(summary).toEqual({
    files: 0,
    errors: 0,
    warnings: 0,
    since: { ref: "main", changed: 0, untouched: 0 },
  });
});

test("takes a folder of static files that is gone, or in the current folder", async () => {
  const repository = await createRepository({
    ...SAMPLE,
    "public/a.pdf": "a",
    "site/public/b.pdf": "b",
  });
  await repository.remove("public");
  await repository.remove("site/public/b.pdf");
  const { stdout } = await repository.run(
    [
      "validate",
      "--since",
      "main",
      "--content",
      "../content",
      "--format",
      "compact",
    ],
    { cwd: join(repository.dir, "site") },
  );
  expect(stdout).toContain(
    "public/a.pdf:1:1: error url/removed: The file /a.pdf",
  );
  expect(stdout).toContain(
    "site/public/b.pdf:1:1: error url/removed: The file /b.pdf",
  );
});
