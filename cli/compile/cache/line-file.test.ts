import { appendFile, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { batchesOf, readSealedLines, writeSealedLines } from "./cache-file.ts";
import { LineFile } from "./line-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lines-"));
});
afterAll(() => rm(folder, { recursive: true }));

function linesOf(file: LineFile) {
  const lines = file
    .lines()
    .map(([line, at]) => [line.toString(), at] as const);
  return lines.toArray();
}

test("reads lines of any length, again and again, and parts of them", async () => {
  const path = join(folder, "long");
  const lengths = [0, 10, 70_000, 65_535, 1, 65_536, 300_000, 0, 5];
  const texts = lengths.map((length, index) => `${index}`.repeat(length));
  await writeFile(path, texts.join("\n"));
  const file = new LineFile(path);
  for (const _ of [1, 2]) {
    const lines = linesOf(file);
    expect(lines.map(([line]) => line)).toEqual(texts);
    for (const [line, at] of lines.toReversed())
      expect(file.read(at, line.length).toString()).toBe(line);
  }
});

test("keeps its lines when the file is replaced, and says where it appends", async () => {
  const path = join(folder, "replaced");
  await writeFile(path, "one\n");
  const file = new LineFile(path);
  expect(file.append(Buffer.from("two\n"))).toBe(4);
  expect(file.read(4, 3).toString()).toBe("two");
  await writeFile(`${path}.new`, "other\n");
  await rename(`${path}.new`, path);
  expect(file.append(Buffer.from("three\n"))).toBeUndefined();
  expect(linesOf(file)).toEqual([
    ["one", 0],
    ["two", 4],
  ]);
});

test("returns the sealed values, and nothing once they are damaged", async () => {
  const path = join(folder, "sealed");
  const values = Array.from({ length: 30_000 }, (_, index) => `“${index}”`);
  const sum = writeSealedLines(path, batchesOf(values));
  expect([...(readSealedLines(path, sum) ?? [])].flat()).toEqual(values);
  expect(readSealedLines(path, "other")).toBeUndefined();
  await appendFile(path, "x");
  expect(readSealedLines(path)).toBeUndefined();
});
