/**
 * `npm run soak`: runs two instances of dist/server.mjs behind nginx, with one PostgreSQL and with visitors, while
 * content is published, instances are stopped and killed, and the database restarts. Exits with 1 if anything failed or
 * got lost, or with 2 without nginx.
 *
 * --requests N  requests of all visitors together
 * --visitors N  visitors at the same time
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startPostgres } from "../server/inbox/testing/postgres-server.ts";
import { projectRoot } from "./run-command.ts";
import { createInstance, createNginx, hasNginx } from "./soak/fleet.ts";
import { visitAgain, type Seen } from "./soak/visitors.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "20000" },
    visitors: { type: "string", default: "32" },
  },
});
if (!hasNginx()) {
  console.error("This needs nginx: apt-get install nginx-light.");
  process.exit(2);
}

/** nginx asks a failed instance again after 2 s. */
const NGINX_PAUSE_MILLIS = 3000;

const folder = mkdtempSync(join(tmpdir(), "northlark-soak-"));
// A copy, so that a build during the test and the test's own publications do not affect each other.
cpSync(join(projectRoot, "dist"), join(folder, "dist"), { recursive: true });
const database = await startPostgres();
const env = {
  DATABASE_URL: await database.createDatabase(),
  APP_SECRET: "only-for-a-soak-on-this-very-machine",
  SITE_URL: "https://www.example.com",
};
const [one, two] = [
  await createInstance("one", folder, env),
  await createInstance("two", folder, env),
];
const nginx = await createNginx(folder, [one, two]);
const seen: Seen = { sent: 0, failures: [], accepted: new Map() };

const report = (what: string) =>
  console.log(`${seen.sent} requests, ${seen.failures.length} failed: ${what}`);

let versions = 0;
async function publish(): Promise<void> {
  const file = join(folder, "dist/content/index.json");
  const index = JSON.parse(await readFile(file, "utf8"));
  versions += 1;
  index.collections.blog[0].title = `Version ${versions} of a title`;
  index.digest = `soak ${versions}`;
  await writeFile(`${file}.new`, JSON.stringify(index));
  await rename(`${file}.new`, file);
  report(`published version ${versions}`);
  await sleep(2000);
}

/** Everything that a fleet must outlast, one after the other. */
async function disrupt(): Promise<void> {
  for (const [instance, signal] of [
    [one, "SIGTERM"],
    [two, "SIGKILL"],
    [two, "SIGTERM"],
    [one, "SIGKILL"],
  ] as const) {
    await publish();
    await instance.stop(signal);
    await instance.start();
    report(`an instance was stopped with ${signal}, and is ready again`);
    await sleep(NGINX_PAUSE_MILLIS);
  }
  await database.shutDown();
  await sleep(2000);
  await database.start();
  report("the database was away for some seconds");
}

/** How often the inbox has each form. */
function countStored(): Map<string, number> {
  const args = ["dist/inbox.mjs", "export", "all", "--format", "jsonl"];
  const lines = String(
    execFileSync(process.execPath, args, {
      cwd: folder,
      maxBuffer: 2 ** 30,
      env: { ...process.env, ...env },
    }),
  );
  const counts = new Map<string, number>();
  for (const line of lines.split("\n").filter(Boolean)) {
    const { email } = JSON.parse(line);
    counts.set(email, (counts.get(email) ?? 0) + 1);
  }
  return counts;
}

const closing = [() => database.stop(), () => one.stop(), () => two.stop()];
let passed = false;
try {
  for (const program of [one, two, nginx]) await program.start();
  closing.push(() => nginx.stop());
  const sitemap = await fetch(`http://127.0.0.1:${nginx.port}/sitemap.xml`);
  const found = (await sitemap.text()).matchAll(/<loc>([^<]+)/gu);
  const others = [...found].map(([, loc = ""]) => new URL(loc).pathname);
  const limit = Number(values.requests);
  const isOver = () => seen.sent >= limit;
  const options = {
    port: nginx.port,
    pages: ["/", ...others],
    seen,
    isOver,
  } as const;
  const coming = Array.from({ length: Number(values.visitors) }, (_, at) =>
    visitAgain(at, options),
  );
  while (seen.sent < limit) await disrupt();
  await Promise.all(coming);
  const stored = countStored();
  const accepted = [...seen.accepted.keys()];
  const wrong = accepted.filter((email) => stored.get(email) !== 1);
  for (const failure of seen.failures.slice(0, 20))
    console.log(`FAILED ${failure}`);
  for (const email of wrong.slice(0, 20))
    console.log(`FAILED ${email} is stored ${stored.get(email) ?? 0} times`);
  report(`${accepted.length} forms accepted, ${stored.size} stored`);
  passed = seen.failures.length + wrong.length === 0 && accepted.length > 0;
} finally {
  for (const close of closing.toReversed()) await close();
}
if (passed) rmSync(folder, { recursive: true, force: true });
else console.log(`Logs are in ${folder}`);
process.exit(passed ? 0 : 1);
