import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { patchIndex } from "./patch-index.ts";

test("leaves an index alone in which a part is missing, or is there twice", async () => {
  const workspace = await createWorkspace({});
  const path = workspace.path("index.json");
  const digest = `"digest":"${"0".repeat(64)}",`;
  const parts = [{ before: Buffer.from("old"), after: Buffer.from("new") }];
  const patch = async (text: string) => {
    await writeFile(path, text);
    const pieces = patchIndex(path, parts);
    return (
      pieces && Buffer.concat(Array.from(pieces, (one) => Buffer.from(one)))
    );
  };
  expect(String(await patch(`{"a":"old",${digest}"z":1}\n`))).toMatch(
    /^\{"a":"new","digest":"[0-9a-f]{64}","z":1\}\n$/u,
  );
  expect(
    await patch(`{"a":"older","b":"old",${digest}"z":1}\n`),
  ).toBeUndefined();
  expect(await patch(`{"a":"none",${digest}"z":1}\n`)).toBeUndefined();
  expect(await patch(`{"a":"old","z":1}\n`)).toBeUndefined();
  expect(await patch(`{"a":"old",${digest}${digest}"z":1}\n`)).toBeUndefined();
  expect(await patch(`{${digest}"z":"old"}\n`)).toBeUndefined();
});
