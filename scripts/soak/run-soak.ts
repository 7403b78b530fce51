import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  startDatabaseCluster,
  type DatabaseCluster,
} from "./database-cluster.ts";
import { createInstance, type Instance, type Memory } from "./instance.ts";
import { checkOutcome } from "./check-outcome.ts";
import { startNginx, type Nginx } from "./nginx.ts";
import { readAddresses } from "./requests.ts";
import { createTroubles } from "./troubles.ts";
import { createSeen, receiveVisitors, type Seen } from "./visitors.ts";

export interface SoakOptions {
  /** Contains a copy of dist/, and gets all written files. */
  folder: string;
  requests: number;
  /** The number of concurrent visitors. */
  visitors: number;
  /** How long there is no primary database before the standby is promoted. */
  outageMillis: number;
  seed: number;
}

/** The share of requests during the disruptions. The rest shows the memory. */
const DISRUPTED_SHARE = 0.6;
const SITE_URL = "https://www.example.com";
const APP_SECRET = "only-for-a-soak-on-this-very-machine";

const execute = promisify(execFile);

async function readInbox(
  folder: string,
  databaseUrl: string,
): Promise<string[]> {
  const { stdout } = await execute(
    process.execPath,
    ["dist/inbox.mjs", "export", "all", "--format", "jsonl"],
    {
      cwd: folder,
      maxBuffer: 2 ** 30,
      env: { ...process.env, DATABASE_URL: databaseUrl, APP_SECRET },
    },
  );
  return stdout.split("\n").filter((line) => line !== "");
}

function printSeen(
  { sent, replies, slowest, failures }: Seen,
  seconds: number,
) {
  console.log(`\n${sent} requests in ${Math.round(seconds)} s`);
  for (const [name, count] of [...replies].toSorted())
    console.log(`  ${name.padEnd(28)} ${count}`);
  console.log("Slowest reply, ms:");
  for (const [kind, millis] of [...slowest].toSorted())
    console.log(`  ${kind.padEnd(28)} ${Math.round(millis)}`);
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log("");
}

interface Fleet {
  instances: readonly [Instance, Instance];
  cluster: DatabaseCluster;
  nginx: Nginx;
  content: string;
}

/** Starts the database, the instances and nginx. @param onClose receives functions that stop them */
async function openFleet(
  folder: string,
  onClose: (close: () => Promise<void>) => void,
): Promise<Fleet> {
  const cluster = await startDatabaseCluster(folder);
  onClose(() => cluster.close());
  const content = join(folder, "dist/content");
  const env = {
    DATABASE_URL: cluster.url,
    APP_SECRET,
    CONTENT_OUT: content,
    SITE_URL,
    TRUST_PROXY_HOPS: "1",
  };
  const open = (name: string) => createInstance({ name, folder, env });
  const instances = [await open("one"), await open("two")] as const;
  for (const instance of instances) {
    onClose(() => instance.stop("SIGTERM"));
    await instance.start();
  }
  const [first, second] = instances;
  const nginx = await startNginx(folder, [first.port, second.port]);
  onClose(() => nginx.close());
  return { instances, cluster, nginx, content };
}

/** Samples the memory of each instance every second during `run`. */
async function watchMemory(
  instances: readonly Instance[],
  run: () => Promise<void>,
): Promise<Memory[][]> {
  const samples: Memory[][] = instances.map(() => []);
  const timer = setInterval(() => {
    for (const [at, instance] of instances.entries()) {
      const now = instance.memory();
      if (now) samples[at]?.push(now);
    }
  }, 1000);
  await run();
  clearInterval(timer);
  return samples;
}

async function soak(
  { folder, requests, visitors, outageMillis, seed }: SoakOptions,
  { instances, cluster, nginx, content }: Fleet,
): Promise<boolean> {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const seen = createSeen();
  const report = (what: string) =>
    console.log(`${seconds()} s, ${seen.sent} requests: ${what}`);
  const addresses = await readAddresses(`http://127.0.0.1:${nginx.port}`);
  const fleet = { instances, cluster, content, outageMillis, report };
  const troubles = createTroubles(fleet);
  let end = Number.POSITIVE_INFINITY;
  const coming = receiveVisitors(
    { port: nginx.port, origin: SITE_URL, addresses, seed, seen },
    visitors,
    () => seen.sent >= end,
  );
  do await troubles.round();
  while (seen.sent < requests * DISRUPTED_SHARE);
  end = Math.max(requests, seen.sent / DISRUPTED_SHARE);
  report(`only publications until request ${Math.round(end)}`);
  const memory = await watchMemory(instances, async () => {
    while (seen.sent < end) await troubles.publish();
    await coming;
  });
  const records = await readInbox(folder, cluster.url);
  printSeen(seen, seconds());
  const checks = checkOutcome({ seen, instances, memory, records });
  for (const { name, passed, detail } of checks)
    console.log(`${passed ? "ok   " : "FAIL "} ${name}: ${detail}`);
  return checks.every(({ passed }) => passed);
}

/** Runs the whole test and prints its progress. @returns whether all checks passed */
export async function runSoak(options: SoakOptions): Promise<boolean> {
  const opened: (() => Promise<void>)[] = [];
  try {
    const fleet = await openFleet(
      options.folder,
      (close) => void opened.push(close),
    );
    return await soak(options, fleet);
  } finally {
    for (const close of opened.toReversed()) await close();
  }
}
