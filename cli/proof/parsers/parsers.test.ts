import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compileText } from "../compile-text.ts";
import { readExamples } from "../conformance/examples.ts";
import { writeVectors } from "../vectors/all-vectors.ts";
import { compileByReference } from "./compile-by-reference.ts";
import { documents } from "./documents.ts";
import {
  differingDocuments,
  differingExamples,
  differingMarkup,
} from "./known-differences.ts";

/** For a longer search, or another one: `FUZZ_RUNS=100000 FUZZ_SEED=7 npx vitest run cli/proof/parsers`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 500);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * True for a text that the compiler and remark render differently. White space between tags is ignored, and a boolean
 * attribute equals an empty value.
 */
function differs(text: string): boolean {
  const [ours, theirs] = [compileText, compileByReference].map((compile) =>
    compile(text).replaceAll(/>\s+</gu, "><").replaceAll('=""', ""),
  );
  return ours !== theirs;
}

function readTexts(folder: string, pattern: RegExp) {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(root, folder, name), "utf8");
      return [name, text.replace(/^---\n[^]*?\n---\n/u, "")] as const;
    });
}

test.for(["commonmark", "gfm"] as const)(
  "compiles the examples of %s as remark does",
  (name) => {
    const { [name]: examples } = readExamples();
    const wrong = examples.filter(({ markdown }) => differs(markdown));
    expect(wrong.map(({ number }) => number)).toEqual(differingExamples[name]);
  },
);

test("compiles texts by others as remark does", () => {
  const texts = readTexts("node_modules", /(?:^|\/)readme\.md$/iu)
    .filter(([, { length }]) => length < 40_000)
    .slice(0, 200);
  expect(texts.length).toBeGreaterThan(100);
  const wrong = texts.filter(([, text]) => differs(text));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test("compiles documents as people write them as remark does", () => {
  const property = fc.property(documents, (text) => {
    expect(differs(text)).toBe(false);
  });
  fc.assert(property, { numRuns, seed });
});

test.for(Object.entries(differingDocuments))(
  "differs from remark as listed: %s",
  ([, texts]) => {
    expect(texts.filter((text) => !differs(text))).toEqual([]);
  },
);

test("compiles hostile documents as remark does, except those listed", () => {
  const found = writeVectors().filter(({ text }) => differs(text));
  const reasons = Object.entries(differingMarkup).map(
    ([reason, pattern]) =>
      [reason, found.filter(({ text }) => pattern.test(text))] as const,
  );
  const explained = new Set(reasons.flatMap(([, vectors]) => vectors));
  expect(found.filter((vector) => !explained.has(vector))).toEqual([]);
  expect(reasons.filter(([, vectors]) => vectors.length === 0)).toEqual([]);
});
