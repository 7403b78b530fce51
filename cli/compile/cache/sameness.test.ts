import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import {
  applyChanges,
  changeSomething,
  changeWords,
  createRandom,
  restoreSample,
  SAMPLE_TEXTS,
  type FileChanges,
} from "../../proof/testing/changing-content.ts";
import { createWorkspace, NOW } from "../../proof/testing/create-workspace.ts";
import { readOutput } from "../../proof/testing/read-output.ts";
import { patchIndex } from "../write/patch-index.ts";

vi.mock("../write/patch-index.ts", { spy: true });

/** How many builds have changed only parts of an index. */
let patched = 0;

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

    await applyChanges(workspace, files, SAMPLE_TEXTS);
    const done: string[] = [];
    let flags: string[] = [];
    let isBroken = false;
    for (let step = 0; step < STEPS; step++) {
      // Many small steps, after which only parts of the index are changed.
      const isSmall = step > 0 && random() < 0.5;
      for (let count = isSmall ? 1 : random() * 3; count > 0; count--) {
        const change = chooseChange(isSmall, isBroken, random);
        const changes = change(files, random);
        await applyChanges(workspace, files, changes);
        done.push(JSON.stringify(changes));
      }
      if (!isSmall) {
        now = chooseTime(now, random);
        flags = chooseFlags(random);
      }
      const forgetting = random() < 0.1 ? ["--no-cache"] : [];
      const told = `${done.slice(-12).join("\n")}\n${flags.join(" ")} at ${now.toISOString()}`;
      const warm = await build("warm", ...flags, ...forgetting);
      await forget("cold");
      const cold = await build("cold", ...flags, "--no-cache");
      expect({ told, ...warm }).toEqual({ told, ...cold });
      isBroken = warm.code !== 0;
      const repeated = random() < 0.3 ? await build("warm", ...flags) : cold;
      expect({ told, ...repeated }).toEqual({ told, ...cold });
      await forget("none");
      const checked = await run("validate", "--out", "warm");
      expect({ told, ...checked }).toEqual({
        told,
        ...(await run("validate", "--out", "none")),
      });
    }
    const { results } = vi.mocked(patchIndex).mock;
    patched += results.filter(({ value }) => value !== undefined).length;
  },
);

// Otherwise nothing was shown about such builds.
test.runIf(FIRST_SEED === 1)("changes only parts of some indexes", () => {
  expect(patched).toBeGreaterThan(0);
});

type Random = () => number;

function chooseChange(isSmall: boolean, isBroken: boolean, random: Random) {
  if (isBroken && random() < 0.5) return restoreSample;
  return isSmall || random() < 0.4 ? changeWords : changeSomething;
}

function chooseTime(now: Date, random: Random): Date {
  if (random() < 0.1) return NOW;
  if (random() > 0.3) return now;
  return new Date(now.getTime() + random() * 40_000_000);
}

function chooseFlags(random: Random): string[] {
  return [
    ...(random() < 0.2 ? ["--drafts"] : []),
    ...(random() < 0.2 ? ["--future"] : []),
    ...(random() < 0.1 ? ["--strict"] : []),
    ...(random() < 0.3 ? ["--rule", "link=warn", "--rule", "image=warn"] : []),
    ...(random() < 0.2 ? ["--rule", "schema/reference=warn"] : []),
  ];
}
