import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../scripts/run-command.ts";
import { createCorpus, writeCorpus } from "../corpus.ts";
import type { Options } from "../options.ts";
import { runMeasured, type Measured } from "../run-measured.ts";
import { median, quantile } from "../statistics.ts";
import type { Findings } from "../suite.ts";
import { formatNumber, formatRatio, type Table } from "../table.ts";
import { measureWatch } from "./measure-watch.ts";

const cli = join(projectRoot, "cli/bin.ts");
const plain = join(projectRoot, "bench/plain-pipeline.ts");
const CHANGED = "content/blog/post-00001.md";
const SAVES = 10;
const HELP = "content --help";

/** What is measured, in this order in each run, so that a slow minute of the machine slows all of them. */
const steps = [
  { name: "plain pipeline", script: plain, args: ["content/blog", "plain"] },
  { name: "content build, cold", script: cli, args: ["build"] },
  { name: "content build, nothing changed", script: cli, args: ["build"] },
  { name: "content build, one post changed", script: cli, args: ["build"] },
  { name: "content validate", script: cli, args: ["validate"] },
  { name: HELP, script: cli, args: ["--help"] },
] as const;
const [reference, , , change] = steps;

type Corpus = ReadonlyMap<string, string>;
type Runs = Map<string, Measured[]>;

/** A folder of its own for each run, so that "cold" is cold, with caches that are not those of the person who runs it. */
async function openWorkspace(root: string, name: string, corpus: Corpus) {
  const cwd = join(root, name);
  await mkdir(cwd, { recursive: true });
  await writeCorpus(cwd, corpus);
  return {
    cwd,
    env: {
      PATH: process.env["PATH"],
      HOME: cwd,
      XDG_CACHE_HOME: join(cwd, "cache"),
      // Compiled scripts are kept for the plain pipeline as well, as the toolchain keeps them by itself.
      NODE_COMPILE_CACHE: join(root, "compile-cache"),
      NO_COLOR: "1",
    },
  };
}

async function runAll(root: string, name: string, corpus: Corpus, runs: Runs) {
  const workspace = await openWorkspace(root, name, corpus);
  for (const step of steps) {
    if (step === change)
      await writeFile(
        join(workspace.cwd, CHANGED),
        `${corpus.get(CHANGED)}\nOne more sentence.\n`,
      );
    const { script, args } = step;
    const measured = await runMeasured({ script, args, ...workspace });
    runs.set(step.name, [...(runs.get(step.name) ?? []), measured]);
  }
  return workspace;
}

function medianOf(runs: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => median(runs.map((run) => run[key]));
  return { cpuMs: of("cpuMs"), wallMs: of("wallMs"), peakMb: of("peakMb") };
}

function toTable(medians: Map<string, Measured>, options: Options): Table {
  const base = medians.get(reference.name);
  return {
    title: `compile: ${options.posts} posts, median of ${options.runs}`,
    columns: [
      "step",
      "CPU ms",
      "of plain",
      "wall ms",
      "of plain",
      "CPU ms a post",
      "peak MB",
    ],
    rows: [...medians]
      .filter(([name]) => name !== HELP)
      .map(([name, { cpuMs, wallMs, peakMb }]) => [
        name,
        formatNumber(cpuMs),
        formatRatio(cpuMs / (base?.cpuMs ?? cpuMs)),
        formatNumber(wallMs),
        formatRatio(wallMs / (base?.wallMs ?? wallMs)),
        formatNumber(cpuMs / options.posts),
        formatNumber(peakMb),
      ]),
  };
}

function toAnswersTable(answers: Record<string, readonly number[]>): Table {
  return {
    title: "compile: how long a person waits",
    columns: ["for", "median ms", "slowest ms", "times"],
    rows: Object.entries(answers).map(([name, millis]) => [
      name,
      formatNumber(median(millis)),
      formatNumber(quantile(millis, 1)),
      String(millis.length),
    ]),
  };
}

/** How long the content toolchain takes for a corpus, beside the plain pipeline over the same files. */
export async function compile(options: Options): Promise<Findings> {
  const root = await mkdtemp(join(tmpdir(), "northlark-bench-"));
  try {
    const corpus = createCorpus(options);
    await runAll(root, "warm-up", createCorpus({ posts: 2 }), new Map());
    const runs: Runs = new Map();
    let last = await runAll(root, "run-1", corpus, runs);
    for (let run = 2; run <= options.runs; run++)
      last = await runAll(root, `run-${run}`, corpus, runs);
    const saves = await measureWatch({
      ...last,
      cli,
      file: CHANGED,
      text: corpus.get(CHANGED) ?? "",
      saves: SAVES,
    });
    const medians = new Map(
      [...runs].map(([name, measured]) => [name, medianOf(measured)]),
    );
    return {
      tables: [
        toTable(medians, options),
        toAnswersTable({
          [HELP]: (runs.get(HELP) ?? []).map(({ wallMs }) => wallMs),
          "build --watch, from a save to the new index": saves,
        }),
      ],
      figures: {
        posts: options.posts,
        medians: Object.fromEntries(medians),
        runs: Object.fromEntries(runs),
        watchMs: saves,
      },
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
