/**
 * `npm test`: runs unit and integration tests, then the browser tests against the built site. The last line is
 * `N passed, N failed`, the sum of both.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { siteBuild } from "./build-site.ts";
import { findFreePort } from "./find-free-port.ts";
import { projectRoot, runCommand } from "./run-command.ts";

interface Count {
  passed: number;
  failed: number;
}

const results = join(projectRoot, "test-results");

function readReport(name: string): Record<string, unknown> | undefined {
  const file = join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** The counts of a suite. A suite without a report counts as one failure. */
function count(
  code: number,
  report: Record<string, unknown> | undefined,
  read: () => Count,
): Count {
  if (!report) return { passed: 0, failed: 1 };
  const counted = read();
  return code !== 0 && counted.failed === 0
    ? { ...counted, failed: 1 }
    : counted;
}

async function unit(): Promise<Count> {
  const code = await runCommand("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(results, "unit.json")}`,
  ]);
  const report = readReport("unit.json");
  return count(code, report, () => ({
    passed: Number(report?.["numPassedTests"]),
    failed:
      Number(report?.["numFailedTests"]) + Number(report?.["numPendingTests"]),
  }));
}

async function browser(): Promise<Count> {
  await siteBuild.runIfStale();
  const code = await runCommand("playwright", ["test"], {
    E2E_PORT: String(await findFreePort()),
  });
  const report = readReport("e2e.json");
  return count(code, report, () => {
    const stats = (report?.["stats"] ?? {}) as Record<string, number>;
    return {
      passed: Number(stats["expected"]),
      failed:
        Number(stats["unexpected"]) +
        Number(stats["flaky"]) +
        Number(stats["skipped"]),
    };
  });
}

rmSync(results, { recursive: true, force: true });
const counts: Count[] = [];
for (const suite of [unit, browser]) counts.push(await suite());
const passed = counts.reduce((sum, each) => sum + each.passed, 0);
const failed = counts.reduce((sum, each) => sum + each.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
