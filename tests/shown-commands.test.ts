import { execFile } from "node:child_process";
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

// Runs the command lines from the documents and help texts, each in a copy of the fixture content.
const start = promisify(execFile);
const root = join(import.meta.dirname, "..");
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/cli.md",
  "docs/content-in-ci.md",
];

/** Commands that ask for missing values on a terminal. Without one, they list the required options. */
const asks = /^(?:npx )?content new blog(?: "[^"]*")?$/u;

/** Commands that do not end by themselves, or run in another shell. */
const notRun = /--watch|--stdio|Invoke-Expression/u;

/** The commands in a text. Those on adjacent lines are one list, to run one after another. */
function findCommands(text: string): string[][] {
  const lists: string[][] = [[]];
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (!/^(?:npx )?(?:content|inbox) [a-z]|^eval "/u.test(line))
      lists.push([]);
    else if (!notRun.test(line))
      lists.at(-1)?.push(line.replace(/\s{2,}(?:#|in ).*$/u, ""));
  }
  return lists.filter((list) => list.length > 0);
}

const texts = await Promise.all(
  documents.map((file) => readFile(join(root, file), "utf8")),
);
const shown = texts.flatMap(findCommands).map((commands) => ({ commands }));

/** Programs named `content`, `inbox` and `npx` that run this project. */
async function writePrograms(folder: string): Promise<void> {
  const programs = {
    content: `exec node "${root}/cli/content.mjs" "$@"`,
    inbox: `exec node "${root}/server/inbox/bin.ts" "$@"`,
    npx: '[ "$1" = --no-install ] && shift; exec "$@"',
  };
  await mkdir(folder);
  for (const [name, line] of Object.entries(programs))
    await writeFile(join(folder, name), `#!/bin/sh\n${line}\n`, {
      mode: 0o755,
    });
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>\n';

const post = (id: number, title: string) => `---
id: ${id}
title: ${title}
description: A post that the examples in documents and help texts are about.
date: 2026-01-02
type: blog
author: tom-averill
categories: [outreach]
image: { src: /images/blog/weekly-signal-review.svg, alt: A calendar with one day marked. }
---

Some text.
`;

/** What the examples in documents and help texts are about. */
const examples: Readonly<Record<string, string>> = {
  "public/favicon.svg": svg,
  "public/images/blog/weekly-signal-review.svg": svg,
  "content/authors/tom-averill.yaml":
    "name: Tom Averill\ntitle: Sales Lead\nbio: Writes for people who sell.\n",
  "content/blog/weekly-signal-review.md": post(8001, "A weekly signal review"),
  "content/blog/read-engagement-as-intent.md": post(
    8002,
    "Read engagement as intent",
  ),
};

async function writeExamples(site: string): Promise<void> {
  await cp(join(root, "tests/fixture-content"), join(site, "content"), {
    recursive: true,
  });
  for (const [file, text] of Object.entries(examples)) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), text);
  }
  await appendFile(
    join(site, "content/categories.yaml"),
    "- id: 8001\n  slug: outreach\n  name: Outreach\n  description: First messages and what follows them.\n",
  );
}

const oldPost = "---\ntitle: An old post\ndate: 2024-05-01\n---\n\nWords.\n";

let home = "";
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "shown-"));
  const site = join(home, "site");
  await writePrograms(join(home, "bin"));
  await writeExamples(site);
  const old = join(home, "old-site/content/posts/an-old-post.md");
  await mkdir(dirname(old), { recursive: true });
  await writeFile(old, oldPost);
  await mkdir(join(home, ".config/fish/conf.d"), { recursive: true });
  await run("git init -q -b main && git add -A && git commit -qm Content");
  await run("git update-ref refs/remotes/origin/main HEAD");
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function run(line: string) {
  const env = {
    PATH: [join(home, "bin"), process.env.PATH].join(delimiter),
    HOME: home,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_AUTHOR_NAME: "Test",
    GIT_AUTHOR_EMAIL: "test@site.example",
    GIT_COMMITTER_NAME: "Test",
    GIT_COMMITTER_EMAIL: "test@site.example",
  };
  const options = { cwd: join(home, "site"), env };
  try {
    return { code: 0, ...(await start("bash", ["-c", line], options)) };
  } catch (error) {
    if (
      error instanceof Error &&
      "code" in error &&
      "stdout" in error &&
      "stderr" in error
    ) {
      const { code, stdout, stderr } = error;
      return { code, stdout: String(stdout), stderr: String(stderr) };
    }
    throw error;
  }
}

test("finds the commands of the documents", () => {
  const commands = shown.flatMap((list) => list.commands);
  expect(commands.length).toBeGreaterThan(30);
});

test.each(shown)("run as shown: $commands", async ({ commands }) => {
  for (const line of commands) {
    const { code, stderr } = await run(line);
    const isQuestion = asks.test(line) && stderr.includes("--set");
    expect({ line, stderr, code }).toEqual({
      line,
      stderr,
      code: isQuestion ? 2 : 0,
    });
  }
  await run("git add -A && git reset -q --hard");
});

test("prints the mistake that README shows", async () => {
  const [, sample = ""] =
    /A mistake looks like this:\n\n```text\n(.*?)```/su.exec(texts[0] ?? "") ??
    [];
  await run(
    'content new blog "What a like is worth" --set author=tom-averill --set categories=outreach --set type=blog --set "description=..."',
  );
  await run("sed -i 's/^type: blog$/type: artcle/' content/blog/what-a-like-*");
  const { stdout } = await run("content validate");
  expect(stdout).toContain(sample.trim());
});
