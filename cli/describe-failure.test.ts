import { expect, test } from "vitest";
import { describeSystemError } from "./describe-failure.ts";
import { createWorkspace } from "./proof/testing/create-workspace.ts";
import { SAMPLE } from "./proof/testing/sample-files.ts";

const blocked: [what: string, file: string, out: string, says: string][] = [
  ["a file in place of the folder", "out", "out", "is below a file"],
  ["a file above the folder", "out", "out/deeper", "is below a file"],
  [
    "a folder in place of the index",
    "out/index.json/x",
    "out",
    "out/index.json is in the way",
  ],
];

test.for(blocked)("reports %s in one sentence", async ([, file, out, says]) => {
  const workspace = await createWorkspace({ ...SAMPLE, [file]: "x" });
  const { code, stderr } = await workspace.run(["build", "--out", out]);
  expect(code).toBe(2);
  expect(stderr).toContain(says);
  expect(stderr).not.toContain("    at ");
});

const systemError = (code: string, details: object) =>
  Object.assign(new Error(code), { code, syscall: "open", ...details });

test("names the file to write, not its temporary file", () => {
  const path = "/a/out/index.json";
  const error = systemError("EACCES", {
    path: `${path}.0a1b2c3d-0000-4000-8000-000000000000.tmp`,
  });
  expect(describeSystemError(error, "/a")?.message).toBe(
    "out/index.json cannot be opened: permission is denied.",
  );
  expect(describeSystemError(error, "/b")?.message).toContain(path);
});

test("describes a full disk, whose error names no file", () => {
  const error = systemError("ENOSPC", { syscall: "write" });
  expect(describeSystemError(error, "/a")).toMatchObject({
    message: "A file cannot be written: the disk is full.",
    hint: "Free some space and run the command again.",
  });
});

test("ignores errors that are not system errors", () => {
  expect(describeSystemError(new TypeError("x"), "/a")).toBeUndefined();
  expect(describeSystemError(systemError("ERR_X", {}), "/a")).toBeUndefined();
});
