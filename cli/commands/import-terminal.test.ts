import { readdir } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { Stopped } from "../app-error.ts";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { LONG } from "../proof/testing/import-files.ts";

const FILES = {
  "old/hugo.toml": 'title = "Old"\nbaseURL = "https://old.example"\n',
  "old/content/posts/a.md": `---\ntitle: A post of the old site\ndate: 2020-01-01\ndescription: ${LONG}\nmood: calm\n---\n\nSee [b](/posts/b/).\n`,
  "old/content/posts/b.md": `---\ntitle: Another post of the site\ndate: 2020-01-02\ndescription: ${LONG}\nmood: odd\n---\n\nText.\n`,
};
const ENTRY = "content/blog/a.md";

/** Imports at a terminal that gives one answer; undefined leaves without one. */
async function importAtTerminal(answer: string | undefined, ...more: string[]) {
  const workspace = await createWorkspace(FILES);
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stderr = Object.assign(new PassThrough(), { isTTY: true });
  let shown = "";
  stderr.on("data", (chunk) => {
    shown += String(chunk);
    if (!shown.endsWith("(y/N) ")) return;
    if (answer === undefined) stdin.end();
    else stdin.write(`${answer}\n`);
  });
  const args = ["import", "hugo", "old", ...more];
  const result = await workspace.run(args, { stdin, stderr });
  const text = await workspace.read(ENTRY).catch(() => undefined);
  return { ...result, shown, text };
}

test("shows a plan with a bar, imports after a yes, and says what to do next", async () => {
  const { code, shown, stdout, text } = await importAtTerminal("y");
  expect(code).toBe(0);
  expect(shown).toMatch(/Converting \[#* *\] \d+%/u);
  expect(shown).toContain("2 entries into blog\n");
  expect(shown).toContain("0 images, 2 redirects from old addresses");
  expect(shown).toMatch(/ 2 {2}field: left out\n/u);
  expect(shown).toContain("Import these 2 entries? (y/N) ");
  expect(shown).toContain("Next:\n  1. Read the report on stdout");
  expect(text).toContain("title: A post of the old site");
  expect(stdout).toMatch(/content\/posts\/a\.md:5 {2}field {2}mood/u);
});

test("stops at the next text after a signal, and writes nothing", async () => {
  const workspace = await createWorkspace(FILES);
  const stop = new AbortController();
  const stderr = Object.assign(new PassThrough(), { isTTY: true });
  stderr.on("data", (chunk) => {
    if (String(chunk).includes("Converting")) stop.abort(new Stopped("SIGINT"));
  });
  const { signal } = stop;
  const args = ["import", "hugo", "old", "--yes"];
  const { code } = await workspace.run(args, { signal, stderr });
  expect(code).toBe(130);
  expect(await readdir(workspace.path("content"))).toEqual([]);
});

test.each(["", "n", "later", undefined])(
  "writes nothing after the answer %j",
  async (answer) => {
    const { code, shown, stdout, text } = await importAtTerminal(answer);
    expect(code).toBe(0);
    expect(shown).toContain("Nothing was written.");
    expect([stdout, text]).toEqual(["", undefined]);
  },
);

test("asks nothing with --yes and --dry-run", async () => {
  const yes = await importAtTerminal("n", "--yes");
  expect(yes.shown).not.toContain("(y/N)");
  expect(yes.text).toContain("A post of the old site");
  const dry = await importAtTerminal("y", "--dry-run");
  expect(dry.shown).not.toContain("(y/N)");
  expect(dry.text).toBeUndefined();
});

test("asks nothing and draws no bar where no terminal is", async () => {
  const workspace = await createWorkspace(FILES);
  const { code, stderr } = await workspace.run(["import", "hugo", "old"]);
  expect(code).toBe(0);
  expect(stderr).toBe("2 imported, 0 could not be, 0 had nothing to import.\n");
  expect(await workspace.read(ENTRY)).toContain("A post of the old site");
});
