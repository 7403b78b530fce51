import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseCluster } from "./database-cluster.ts";
import type { Instance } from "./instance.ts";

interface TroubleOptions {
  instances: readonly [Instance, Instance];
  cluster: DatabaseCluster;
  /** The folder of the compiled content, for both instances. */
  content: string;
  outageMillis: number;
  report: (what: string) => void;
}

/** nginx retries a failed instance after 2 s. */
const NGINX_PAUSE_MILLIS = 3000;
const PUBLISH_PAUSE_MILLIS = 10_000;

/** Changes the files that the instances read. */
function createPublisher({
  content,
  report,
}: Pick<TroubleOptions, "content" | "report">) {
  const file = join(content, "index.json");
  let versions = 0;

  function replaceIndex(text: string): void {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }

  /** Publishes a new title of the first post. */
  async function publish(): Promise<void> {
    versions += 1;
    const index = JSON.parse(readFileSync(file, "utf8"));
    index.collections.blog[0].title = `Version ${versions} of a title`;
    index.digest = `soak ${versions}`;
    replaceIndex(JSON.stringify(index));
    report(`published version ${versions}`);
    await sleep(PUBLISH_PAUSE_MILLIS);
  }

  /** Publishes an index that the instances must reject, for a while. */
  async function publishBroken(): Promise<void> {
    const good = readFileSync(file, "utf8");
    replaceIndex(good.slice(0, good.length / 2));
    report("published a broken index");
    await sleep(2000);
    replaceIndex(good);
    await sleep(2000);
  }

  return { publish, publishBroken };
}

/** Disrupts the instances and the database, with one kind of trouble after another. */
export function createTroubles(options: TroubleOptions) {
  const { instances, cluster, outageMillis, report } = options;
  const { publish, publishBroken } = createPublisher(options);

  async function restart(
    at: 0 | 1,
    signal: "SIGTERM" | "SIGKILL",
  ): Promise<void> {
    report(`stopping instance ${at + 1} with ${signal}`);
    await instances[at].stop(signal);
    await instances[at].start();
    report(`instance ${at + 1} is ready again`);
    await sleep(NGINX_PAUSE_MILLIS);
  }

  async function failOver(signal: "SIGINT" | "SIGKILL"): Promise<void> {
    report(`ending the primary database with ${signal}`);
    await cluster.failOver(signal, outageMillis, (awayMillis) =>
      report(
        `the standby is the primary: the database was away for ${Math.round(awayMillis)} ms`,
      ),
    );
    report("the new primary has a standby");
  }

  return {
    publish,
    async round(): Promise<void> {
      await publish();
      await restart(0, "SIGTERM");
      await restart(1, "SIGKILL");
      await failOver("SIGINT");
      await publishBroken();
      await restart(1, "SIGTERM");
      await publish();
      await restart(0, "SIGKILL");
      await failOver("SIGKILL");
      instances[0].reload();
    },
  };
}
