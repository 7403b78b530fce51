import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as z from "zod/mini";

interface WatchOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  cli: string;
  /** The file that is saved again and again, and its text. */
  file: string;
  text: string;
  saves: number;
}

const PATIENCE_MS = 60_000;
const event = z.object({ event: z.enum(["built", "ready", "failed"]) });

/** Milliseconds from each save of a file to the moment at which `content build --watch` has written the new index. */
export async function measureWatch(options: WatchOptions): Promise<number[]> {
  const { cwd, env, cli, file, text, saves } = options;
  const child = spawn(
    process.execPath,
    [cli, "build", "--watch", "--json", "--until-stdin-closes"],
    { cwd, env, stdio: ["pipe", "pipe", "inherit"] },
  );
  const ended = once(child, "exit");
  const impatience = setTimeout(() => child.kill(), PATIENCE_MS);
  const lines = createInterface({ input: child.stdout })[
    Symbol.asyncIterator
  ]();
  const next = async (name: string): Promise<void> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error("The watch ended before it was told to.");
      if (event.parse(JSON.parse(value)).event === name) return;
    }
  };
  const readIndex = () => readFile(join(cwd, ".content/index.json"), "utf8");
  try {
    await next("ready");
    const millis: number[] = [];
    for (let save = 1; save <= saves; save++) {
      const before = await readIndex();
      const began = performance.now();
      await writeFile(join(cwd, file), `${text}\nSave ${save} of this text.\n`);
      await next("built");
      millis.push(performance.now() - began);
      if ((await readIndex()) === before)
        throw new Error("A build was told of, but the index is the old one.");
    }
    return millis;
  } finally {
    child.stdin.end();
    await ended;
    clearTimeout(impatience);
  }
}
