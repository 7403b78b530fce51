import {
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createDataFolder } from "./create-data-folder.ts";

const root = mkdtempSync(join(tmpdir(), "northlark-data-folder-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
writeFileSync(join(root, "file"), "");

describe("createDataFolder", () => {
  it("creates a private folder and its parents, and leaves nothing in it", () => {
    const folder = join(root, "a/b/c");
    createDataFolder(folder);
    createDataFolder(folder);
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    "/proc/nope",
    "/proc/nope/below",
    join(root, "file"),
    join(root, "file/below"),
  ])("says in one sentence that %s cannot be used", (folder) => {
    expect(() => createDataFolder(folder)).toThrow(
      `The data folder ${folder} cannot be used: `,
    );
  });
});
