import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as z from "zod/mini";
import type { Place } from "../run-measured.ts";
import { parseUsage, reportUsage } from "../usage.ts";

interface WatchOptions extends Place {
  cli: string;
  /** The files to save in turn, with their texts. */
  files: readonly (readonly [path: string, text: string])[];
  saves: number;
}

/** The time of each save and the peak memory of the watch. */
export interface WatchResult {
  wallMs: number[];
  cpuMs: number[];
  peakMb: number;
}

const MAX_WATCH_MS = 300_000;
/** Time for work that the watch does after it has written the index. It counts as part of the save. */
const REST_MS = 500;
const event = z.object({
  event: z.enum(["built", "drawn", "ready", "failed"]),
});

/**
 * Measures the time from each save of a file until `content build --watch` has written the new index, and the processor
 * time until the next save.
 * @throws when the watch ends early
 */
export async function measureWatch(
  options: WatchOptions,
): Promise<WatchResult> {
  const { cwd, env, cli, files, saves } = options;
  const child = spawn(
    process.execPath,
    [cli, "build", "--watch", "--json", "--until-stdin-closes"],
    {
      cwd,
      env: { ...env, ...reportUsage, BENCH_ASKED: "1" },
      stdio: ["pipe", "pipe", "inherit", "ipc"],
    },
  );
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error("The watch has no streams.");
  const ended = once(child, "exit");
  const limit = setTimeout(() => child.kill(), MAX_WATCH_MS);
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const next = async (name: string): Promise<void> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error("The watch ended early.");
      if (event.parse(JSON.parse(value)).event === name) return;
    }
  };
  const readIndex = () => readFile(join(cwd, ".content/index.json"), "utf8");
  const ask = async () => {
    const answer = once(child, "message");
    child.send("usage");
    return parseUsage((await answer)[0]);
  };
  try {
    await next("ready");
    const wallMs: number[] = [];
    const cpuMs: number[] = [];
    for (let save = 0; save < saves; save++) {
      const [path, text] = files[save % files.length] ?? ["", ""];
      const before = await readIndex();
      const used = await ask();
      const began = performance.now();
      await writeFile(join(cwd, path), `${text}\nSave ${save} of this text.\n`);
      // One save can cause two builds: the second must not count for the next save.
      do {
        await next("built");
        wallMs[save] = performance.now() - began;
      } while ((await readIndex()) === before);
      await new Promise((done) => setTimeout(done, REST_MS));
      cpuMs.push((await ask()).cpuMs - used.cpuMs);
    }
    return { wallMs, cpuMs, peakMb: (await ask()).peakMb };
  } finally {
    stdin.end();
    if (child.connected) child.disconnect();
    await ended;
    clearTimeout(limit);
  }
}
