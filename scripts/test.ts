/**
 * `npm test`: runs unit and integration tests, then the browser tests against the built site. A failed run ends with
 * the list of what failed. The last line is `N passed, N failed`, the sum of both.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod/mini";
import { siteBuild } from "./build-site.ts";
import { findFreePort } from "./find-free-port.ts";
import { projectRoot, runCommand } from "./run-command.ts";

interface Outcome {
  passed: number;
  skipped: number;
  /** The name of each failed test, with its file and the first line of why it failed. */
  failed: string[];
}

const reports = join(projectRoot, "test-results");

const unitReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const browserReport = z.object({
  stats: z.object({
    expected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  get suites() {
    return z.array(browserSuite);
  },
});

const browserSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          results: z.array(
            z.object({ error: z.optional(z.object({ message: z.string() })) }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(browserSuite));
  },
});

type BrowserSuite = z.infer<typeof browserSuite>;

/** A failed test, and the first line of why it failed. */
function lineOf(test: string, why = ""): string {
  const [line = ""] = stripVTControlCharacters(why).split("\n", 1);
  return `${test}: ${line.slice(0, 200)}`;
}

const failedSpecs = ({ specs, suites = [] }: BrowserSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      lineOf(
        `${file}:${line} > ${title}`,
        tests.flatMap(({ results }) => results)[0]?.error?.message,
      ),
    ),
  ...suites.flatMap(failedSpecs),
];

/** What a suite's report says. A suite that failed without one, or without a failed test, is a failure itself. */
function outcomeOf(
  suite: string,
  code: number,
  read: (report: unknown) => Outcome,
): Outcome {
  const file = join(reports, `${suite}.json`);
  const outcome = existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, skipped: 0, failed: [] };
  const ended = code === 0 && outcome.passed > 0;
  return ended || outcome.failed.length > 0
    ? outcome
    : { ...outcome, failed: [`The ${suite} tests ended with code ${code}.`] };
}

async function unit(): Promise<Outcome> {
  const code = await runCommand("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, "unit.json")}`,
  ]);
  return outcomeOf("unit", code, (report) => {
    const { testResults, ...counts } = unitReport.parse(report);
    const failed = testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative(projectRoot, name);
      const tests = assertionResults.filter((test) => test.status === "failed");
      return status === "failed" && tests.length === 0
        ? [file]
        : tests.map(({ fullName, failureMessages: [why] = [] }) =>
            lineOf(`${file} > ${fullName}`, why),
          );
    });
    return {
      passed: counts.numPassedTests,
      skipped: counts.numPendingTests,
      failed,
    };
  });
}

async function browser(): Promise<Outcome> {
  await siteBuild.runIfStale();
  const code = await runCommand("playwright", ["test"], {
    E2E_PORT: String(await findFreePort()),
  });
  return outcomeOf("browser", code, (report) => {
    const { stats, suites } = browserReport.parse(report);
    return {
      passed: stats.expected + stats.flaky,
      skipped: stats.skipped,
      failed: suites.flatMap(failedSpecs),
    };
  });
}

rmSync(reports, { recursive: true, force: true });
const outcomes = [await unit(), await browser()];
const sum = (count: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
const skipped = sum((outcome) => outcome.skipped);
if (failed.length > 0) console.log(["Failed:", ...failed].join("\n  "));
if (skipped > 0) console.log(`${skipped} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;
console.log(`${sum(({ passed }) => passed)} passed, ${failed.length} failed`);
