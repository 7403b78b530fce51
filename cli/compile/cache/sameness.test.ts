import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  changeSomething,
  changeWords,
  createRandom,
  SAMPLE_TEXTS,
  type FileChanges,
} from "../../proof/testing/changing-content.ts";
import { createWorkspace, NOW } from "../../proof/testing/create-workspace.ts";

const STEPS = Number(process.env["SAMENESS_STEPS"] ?? 20);
const FIRST_SEED = Number(process.env["SAMENESS_SEED"] ?? 1);
const SEQUENCES = Number(process.env["SAMENESS_SEQUENCES"] ?? 2);
const seeds = Array.from({ length: SEQUENCES }, (_, at) => FIRST_SEED + at);

test.for(seeds)(
  "gives with a memory what it gives without one, after any change (%i)",
  { timeout: 600_000 },
  async (seed) => {
    const random = createRandom(seed);
    const workspace = await createWorkspace({});
    const files: FileChanges = {};
    let now = NOW;
    const apply = async (changes: FileChanges) => {
      for (const [path, text] of Object.entries(changes)) {
        files[path] = text;
        if (text === undefined)
          await rm(workspace.path(path), { recursive: true, force: true });
        else await workspace.write({ [path]: text });
      }
    };
    const run = async (...args: string[]) => {
      const { code, stderr, stdout } = await workspace.run(args, {
        clock: () => now,
      });
      return { code, stdout, stderr: stderr.replace(/ into .*\n/u, "\n") };
    };
    const build = async (out: string, ...args: string[]) => ({
      ...(await run("build", "--format", "json", "--out", out, ...args)),
      output: await readOutput(workspace.path(out)),
    });
    const forget = (out: string) =>
      rm(workspace.path(join(out, "cache")), { recursive: true, force: true });

    await apply(SAMPLE_TEXTS);
    const done: string[] = [];
    for (let step = 0; step < STEPS; step++) {
      for (let count = random() * 3; count > 0; count--) {
        const change = random() < 0.4 ? changeWords : changeSomething;
        const changes = change(files, random);
        await apply(changes);
        done.push(JSON.stringify(changes));
      }
      if (random() < 0.3) now = new Date(now.getTime() + random() * 40_000_000);
      if (random() < 0.1) now = NOW;
      const flags = [
        ...(random() < 0.2 ? ["--drafts"] : []),
        ...(random() < 0.2 ? ["--future"] : []),
        ...(random() < 0.1 ? ["--strict"] : []),
        ...(random() < 0.3
          ? ["--rule", "link=warn", "--rule", "image=warn"]
          : []),
        ...(random() < 0.2 ? ["--rule", "schema/reference=warn"] : []),
      ];
      const forgetting = random() < 0.1 ? ["--no-cache"] : [];
      const told = `${done.slice(-12).join("\n")}\n${flags.join(" ")} at ${now.toISOString()}`;
      const warm = await build("warm", ...flags, ...forgetting);
      await forget("cold");
      const cold = await build("cold", ...flags, "--no-cache");
      expect({ told, ...warm }).toEqual({ told, ...cold });
      const repeated = random() < 0.3 ? await build("warm", ...flags) : cold;
      expect({ told, ...repeated }).toEqual({ told, ...cold });
      await forget("none");
      const checked = await run("validate", "--out", "warm");
      expect({ told, ...checked }).toEqual({
        told,
        ...(await run("validate", "--out", "none")),
      });
    }
  },
);

/** All that was written, by path, but the caches. */
async function readOutput(out: string): Promise<Record<string, string>> {
  const items = await readdir(out, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const files: Record<string, string> = {};
  for (const item of items) {
    const path = join(item.parentPath, item.name).slice(out.length + 1);
    if (item.isFile() && !path.startsWith("cache/"))
      files[path] = await readFile(join(out, path), "utf8");
  }
  return files;
}
