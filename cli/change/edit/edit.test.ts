import {
  chmod,
  mkdir,
  readFile,
  readdir,
  stat,
  symlink,
} from "node:fs/promises";
import { applyPatch } from "diff";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { applyEdits } from "./apply-edits.ts";
import { formatDiff } from "./format-diff.ts";
import { replaceFiles } from "./replace-files.ts";

test("applies edits in any order and refuses those that overlap", () => {
  const edits = [
    { start: 4, end: 5, text: "" },
    { start: 0, end: 1, text: "AA" },
    { start: 2, end: 2, text: "+" },
  ];
  expect(applyEdits("abcdef", edits)).toBe("AAb+cdf");
  expect(() =>
    applyEdits("abc", [
      { start: 0, end: 2, text: "" },
      { start: 1, end: 3, text: "" },
    ]),
  ).toThrow(RangeError);
});

test("writes diffs that turn the one text into the other", () => {
  const line = fc.constantFrom("a", "b", "c", "d", "", "é\r");
  const text = fc
    .tuple(fc.array(line, { maxLength: 30 }), fc.constantFrom("", "\n"))
    .map(([lines, end]) => lines.join("\n") + end);
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = formatDiff("x.md", before, after);
      const options = { autoConvertLineEndings: false };
      const patched = diff === "" ? before : applyPatch(before, diff, options);
      expect(patched).toBe(after);
    }),
    { numRuns: 300 },
  );
});

const bytes = (text: string) => new TextEncoder().encode(text);

async function changeOf(path: string, absolutePath: string, after: string) {
  const before = await readFile(absolutePath);
  return { path, absolutePath, before, after: bytes(after) };
}

test("writes through a symbolic link inside the folder, keeps permissions, and leaves no temporary file", async () => {
  const { dir, path } = await createWorkspace({ "content/blog/a.md": "old" });
  await symlink("a.md", path("content/blog/b.md"));
  await chmod(path("content/blog/a.md"), 0o600);
  const changes = [
    await changeOf("blog/a.md", path("content/blog/a.md"), "new"),
    await changeOf("blog/b.md", path("content/blog/b.md"), "new"),
  ];
  await replaceFiles(`${dir}/content`, changes);
  expect(await readFile(path("content/blog/b.md"), "utf8")).toBe("new");
  expect((await stat(path("content/blog/a.md"))).mode & 0o777).toBe(0o600);
  expect(await readdir(path("content/blog"))).toEqual(["a.md", "b.md"]);
});

test("refuses a file outside the folder, and one that has changed since it was read", async () => {
  const { dir, path, read, write } = await createWorkspace({
    "content/a.md": "old",
    "outside.md": "old",
  });
  await mkdir(path("content/blog"));
  await symlink("../../outside.md", path("content/blog/b.md"));
  const outside = await changeOf("blog/b.md", path("content/blog/b.md"), "new");
  await expect(replaceFiles(`${dir}/content`, [outside])).rejects.toThrow(
    "is outside of the content folder",
  );
  const late = await changeOf("a.md", path("content/a.md"), "new");
  await write({ "content/a.md": "saved by an editor" });
  await expect(replaceFiles(`${dir}/content`, [late])).rejects.toThrow(
    "has changed since it was read",
  );
  expect(await read("outside.md")).toBe("old");
  expect(await read("content/a.md")).toBe("saved by an editor");
});
