import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepAssets } from "./keep-assets.ts";

let dist = "";
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "keep-assets-"));
});
afterEach(() => rmSync(dist, { recursive: true }));

async function build(version: string): Promise<string[]> {
  const assets = join(dist, "client/assets");
  await keepAssets({ dist, assets }, async () => {
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(join(assets, "chunks"), { recursive: true });
    for (const name of ["a", "shared"])
      writeFileSync(
        join(assets, "chunks", `${name}.${name === "a" ? version : "1"}.js`),
        version,
      );
  });
  return readdirSync(join(assets, "chunks")).toSorted();
}

test("keeps the files of the two versions before, however often each is built", async () => {
  expect(await build("v1")).toEqual(["a.v1.js", "shared.1.js"]);
  await build("v2");
  await build("v2");
  const three = ["a.v1.js", "a.v2.js", "a.v3.js", "shared.1.js"];
  expect(await build("v3")).toEqual(three);
  const last = ["a.v2.js", "a.v3.js", "a.v4.js", "shared.1.js"];
  expect(await build("v4")).toEqual(last);
});

test("keeps them when a build in between has failed", async () => {
  await build("v1");
  const assets = join(dist, "client/assets");
  const failing = keepAssets({ dist, assets }, async () => {
    rmSync(assets, { recursive: true });
    throw new Error("broken source");
  });
  await expect(failing).rejects.toThrow("broken source");
  expect(await build("v2")).toEqual(["a.v1.js", "a.v2.js", "shared.1.js"]);
});
