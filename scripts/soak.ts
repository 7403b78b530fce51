/**
 * `npm run soak`: runs two instances of dist/server.mjs behind nginx and a PostgreSQL with a standby, with visitors,
 * index swaps, restarts and failovers. Prints what visitors received, and exits with 1 if anything failed or got
 * lost, or with 2 without nginx.
 *
 * --requests N  requests of all visitors together
 * --visitors N  visitors at the same time
 * --outage S    seconds from the end of a primary until the standby is promoted
 * --seed N      another seed makes other requests
 * --keep        keeps the folder with the logs, which a failed run always keeps
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "./run-command.ts";
import { runSoak } from "./soak/run-soak.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "20000" },
    visitors: { type: "string", default: "32" },
    outage: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    keep: { type: "boolean", default: false },
  },
});

try {
  execFileSync("nginx", ["-v"], {
    stdio: "ignore",
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
  });
} catch {
  console.error("This needs nginx: apt-get install nginx-light.");
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "northlark-soak-"));
// A copy, so that a build during the test and the test's own publications do not affect each other.
cpSync(join(projectRoot, "dist"), join(folder, "dist"), { recursive: true });
const passed = await runSoak({
  folder,
  requests: Number(values.requests),
  visitors: Number(values.visitors),
  outageMillis: Number(values.outage) * 1000,
  seed: Number(values.seed),
});
if (values.keep || !passed) console.log(`Logs are in ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exit(passed ? 0 : 1);
