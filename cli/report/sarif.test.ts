import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import draft4 from "ajv-draft-04";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ruleIds } from "../rules/catalogue.ts";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import {
  createHostileReport,
  reporterOptions,
} from "../proof/testing/hostile-report.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";
import { formatSarif } from "./sarif.ts";

const require = createRequire(import.meta.url);
const schema: object = JSON.parse(
  readFileSync(
    require
      .resolve("@microsoft/jest-sarif/package.json")
      .replace("package.json", "lib/schemas/sarif-2.1.0-rtm.5.json"),
    "utf8",
  ),
);
const ajv = new draft4({
  strict: false,
  allErrors: true,
  unicodeRegExp: false,
});
addFormats.default(ajv);
const isSarif = ajv.compile(schema);

const region = z.object({
  startLine: z.int(),
  startColumn: z.int(),
  endLine: z.int(),
  endColumn: z.int(),
});
const physicalLocation = z.object({
  artifactLocation: z.object({
    uri: z.string(),
    uriBaseId: z.optional(z.string()),
  }),
  region,
});
const log = z.object({
  runs: z.tuple([
    z.object({
      columnKind: z.string(),
      tool: z.object({
        driver: z.object({
          rules: z.array(
            z.object({ id: z.string(), help: z.object({ text: z.string() }) }),
          ),
        }),
      }),
      results: z.array(
        z.object({
          ruleId: z.string(),
          ruleIndex: z.int(),
          level: z.string(),
          message: z.object({ text: z.string() }),
          locations: z.tuple([z.object({ physicalLocation })]),
          relatedLocations: z.optional(z.array(z.object({ physicalLocation }))),
          partialFingerprints: z.record(z.string(), z.string()),
          fixes: z.optional(z.array(z.unknown())),
        }),
      ),
    }),
  ]),
});

function parseSarif(text: string) {
  const value: unknown = JSON.parse(text);
  isSarif(value);
  expect(isSarif.errors).toBeNull();
  return log.parse(value).runs[0];
}

async function readSarif(files: Record<string, string>, env = {}) {
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  const { code, stdout } = await workspace.run(
    ["validate", "--format", "sarif", "--rule", "collection/empty=off"],
    { env },
  );
  return { code, run: parseSarif(stdout) };
}

async function fingerprintsOf(body: string) {
  const { run } = await readSarif({
    "content/blog/b.md": secondPost({}, body),
  });
  return run.results.map(
    ({ partialFingerprints }) => Object.values(partialFingerprints)[0],
  );
}

test("is valid in the schema of SARIF 2.1.0, with problems and without", async () => {
  const clean = await readSarif({});
  expect(clean.code).toBe(0);
  expect(clean.run.results).toEqual([]);
  const { code, run } = await readSarif({
    "content/blog/b.md": secondPost({ type: "blogg", slug: "first-post" }),
  });
  expect(code).toBe(1);
  expect(run.columnKind).toBe("utf16CodeUnits");
  expect(run.results[0]).toMatchObject({
    ruleId: "schema/enum",
    ruleIndex: ruleIds.indexOf("schema/enum"),
    level: "error",
    locations: [
      {
        physicalLocation: {
          artifactLocation: {
            uri: "content/blog/b.md",
            uriBaseId: "%SRCROOT%",
          },
          region: { startLine: 6, startColumn: 7, endLine: 6, endColumn: 12 },
        },
      },
    ],
  });
  const duplicate = run.results.find(
    ({ ruleId }) => ruleId === "slug/duplicate",
  );
  expect(duplicate?.relatedLocations).toHaveLength(1);
});

test("describes every rule with what to do", async () => {
  const { run } = await readSarif({});
  const { rules } = run.tool.driver;
  expect(rules.map(({ id }) => id)).toEqual(ruleIds);
  for (const { help } of rules) expect(help.text.length).toBeGreaterThan(20);
});

test("validates with a schema that refuses an unknown level", () => {
  const text = formatSarif(createHostileReport(), reporterOptions);
  const wrong: unknown = JSON.parse(
    text.replace('"level": "error"', '"level": "fatal"'),
  );
  expect(isSarif(wrong)).toBe(false);
});

test("encodes hostile names, and keeps messages well formed", () => {
  const report = createHostileReport();
  const text = formatSarif(report, reporterOptions);
  const { results } = parseSarif(text);
  expect(results).toHaveLength(report.diagnostics.length);
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toMatch(/\\u[Dd][89A-Fa-f]/u);
  expect(text).not.toContain("##[");
  for (const [index, { locations }] of results.entries()) {
    const { uri } = locations[0].physicalLocation.artifactLocation;
    expect(uri).toMatch(/^(?:[\w\-.!~*'()/]|%[0-9A-F]{2})+$/u);
    expect(decodeURIComponent(uri)).toBe(
      report.diagnostics[index]?.file.toWellFormed(),
    );
  }
});

test("keeps the fingerprint of a problem when lines above it move, and separates equal problems", async () => {
  const body = "[a](/nowhere)\n\n[a](/nowhere)\n";
  const before = await fingerprintsOf(body);
  expect(new Set(before).size).toBe(2);
  expect(await fingerprintsOf(`More text.\n\n${body}`)).toEqual(before);
  expect(
    await fingerprintsOf(body.replaceAll("nowhere", "elsewhere")),
  ).not.toEqual(before);
});

test("includes the edits of a fix, in lines and columns", () => {
  const report = createHostileReport();
  const [first] = report.diagnostics;
  if (first === undefined) throw new Error("an empty report");
  const fixed = { ...first, fix: [{ start: 6, end: 9, text: "new" }] };
  const text = formatSarif(
    { ...report, diagnostics: [fixed] },
    reporterOptions,
  );
  expect(parseSarif(text).results[0]?.fixes).toMatchObject([
    {
      artifactChanges: [
        {
          replacements: [
            {
              deletedRegion: {
                startLine: 2,
                startColumn: 1,
                endLine: 2,
                endColumn: 4,
              },
              insertedContent: { text: "new" },
            },
          ],
        },
      ],
    },
  ]);
});

test("prints paths from the root of the checkout in GitHub Actions", async () => {
  const workspace = await createWorkspace({
    "site/content/blog/b.md": "x",
  });
  const { stdout } = await workspace.run(["validate", "--format", "sarif"], {
    cwd: workspace.path("site"),
    env: { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: workspace.dir },
  });
  const uris = parseSarif(stdout).results.map(
    ({ locations }) => locations[0].physicalLocation.artifactLocation.uri,
  );
  expect(uris).toContain("site/content/blog/b.md");
});
