import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCorpus } from "../corpus.ts";
import type { Options } from "../options.ts";
import { findPeers, peerNames, type Peer } from "../peers.ts";
import type { Measured } from "../run-measured.ts";
import { median, quantile } from "../statistics.ts";
import type { Findings } from "../suite.ts";
import { formatNumber, formatRatio, type Table } from "../table.ts";
import {
  chooseSteps,
  cli,
  HELP,
  openWorkspace,
  PLAIN,
  placeIn,
  type Step,
  type Workspace,
} from "./compile-steps.ts";
import { measureWatch, type WatchResult } from "./measure-watch.ts";

const SAVES = 20;

type Corpus = ReadonlyMap<string, string>;
type Medians = ReadonlyMap<string, Measured>;

/** A row for each step, compared with the other tools. */
function toTable(
  medians: Medians,
  options: Options,
  yardsticks: readonly string[],
  notes: readonly string[],
): Table {
  const toRow = ([name, { cpuMs, wallMs, peakMb }]: [string, Measured]) => [
    name,
    formatNumber(cpuMs),
    ...yardsticks.map((yardstick) =>
      formatRatio(
        name === HELP
          ? Number.NaN
          : cpuMs / (medians.get(yardstick)?.cpuMs ?? Number.NaN),
      ),
    ),
    formatNumber(wallMs),
    formatNumber(name === HELP ? Number.NaN : cpuMs / options.posts),
    formatNumber(peakMb),
  ];
  return {
    title: `compile: ${options.posts} posts, median of ${options.runs}`,
    columns: [
      "step",
      "CPU ms",
      ...yardsticks.map((name) => `of ${name.split(" ")[0]}`),
      "wall ms",
      "CPU ms a post",
      "peak MB",
    ],
    rows: [...medians].map(toRow),
    notes,
  };
}

function toWatchTable({ wallMs, cpuMs, peakMb }: WatchResult): Table {
  return {
    title: "compile: how long a writer waits",
    columns: [
      "for",
      "median ms",
      "slowest ms",
      "CPU ms a save",
      "peak MB",
      "saves",
    ],
    rows: [
      [
        "build --watch, from a save to the new index",
        formatNumber(median(wallMs)),
        formatNumber(quantile(wallMs, 1)),
        formatNumber(median(cpuMs)),
        formatNumber(peakMb),
        String(wallMs.length),
      ],
    ],
  };
}

function medianOf(runs: readonly Measured[], key: keyof Measured): number {
  return median(runs.map((run) => run[key]));
}

function toMedians(runs: ReadonlyMap<string, readonly Measured[]>): Medians {
  return new Map(
    [...runs].map(([name, measured]) => [
      name,
      {
        cpuMs: medianOf(measured, "cpuMs"),
        wallMs: medianOf(measured, "wallMs"),
        peakMb: medianOf(measured, "peakMb"),
      },
    ]),
  );
}

/** Runs each program once, so that no measured run has to read it from the disk and compile it. */
async function warmUp(
  root: string,
  options: Options,
  peers: readonly Peer[],
): Promise<void> {
  const few = { ...options, posts: 2 };
  const folder = join(root, "warm-up");
  const cache = join(root, "compile-cache");
  const corpus = createCorpus(few);
  const workspace = await openWorkspace(folder, cache, corpus, peers);
  for (const step of chooseSteps(few, peers)) await step.run(workspace);
}

/** Does all runs, each in a new folder. Returns the results and the folders of the last run. */
async function runSteps(
  root: string,
  corpus: Corpus,
  steps: readonly Step[],
  options: Options,
  peers: readonly Peer[],
): Promise<{ runs: Map<string, Measured[]>; last: Workspace }> {
  const runs = new Map<string, Measured[]>(steps.map(({ name }) => [name, []]));
  const cache = join(root, "compile-cache");
  for (let run = 1; ; run++) {
    const folder = join(root, `run-${run}`);
    const workspace = await openWorkspace(folder, cache, corpus, peers);
    for (const step of steps)
      runs.get(step.name)?.push(await step.run(workspace));
    if (run >= options.runs) return { runs, last: workspace };
    await rm(folder, { recursive: true, force: true });
  }
}

function watchPosts(last: Workspace, corpus: Corpus): Promise<WatchResult> {
  const posts = [...corpus].filter(([path]) => path.endsWith(".md"));
  const files = posts.slice(0, SAVES);
  return measureWatch({
    ...placeIn(last.built, last),
    cli,
    files,
    saves: SAVES,
  });
}

/** Measures the content toolchain, the plain pipeline and the peers with the same posts. */
export async function compile(options: Options): Promise<Findings> {
  const names = peerNames.filter((name) => options.beside.includes(name));
  const { peers, notes } = findPeers(names);
  const root = await mkdtemp(join(tmpdir(), "northlark-bench-"));
  try {
    const corpus = createCorpus(options);
    await warmUp(root, options, peers);
    const steps = chooseSteps(options, peers);
    const { runs, last } = await runSteps(root, corpus, steps, options, peers);
    const watch = await watchPosts(last, corpus);
    const medians = toMedians(runs);
    const versions = peers.map(({ name, version }) => `${name} ${version}`);
    const yardsticks = [PLAIN, ...names].filter((name) => medians.has(name));
    return {
      tables: [
        toTable(medians, options, yardsticks, [
          ...(versions.length > 0 ? [`Beside ${versions.join(", ")}.`] : []),
          ...notes,
        ]),
        toWatchTable(watch),
      ],
      figures: {
        posts: options.posts,
        peers: versions,
        medians: Object.fromEntries(medians),
        runs: Object.fromEntries(runs),
        watch,
      },
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
