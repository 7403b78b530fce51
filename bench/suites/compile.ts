import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCorpus, type CorpusOptions } from "../corpus.ts";
import type { CharacterName } from "../corpus-characters.ts";
import type { Options } from "../options.ts";
import { findPeers, peerNames, type Peer } from "../peers.ts";
import type { Measured } from "../run-measured.ts";
import { median, quantile } from "../statistics.ts";
import type { Findings } from "../suite.ts";
import { formatNumber, formatRatio, type Table } from "../table.ts";
import {
  chooseSteps,
  cli,
  COLD,
  HELP,
  openWorkspace,
  PLAIN,
  placeIn,
  type Step,
  type Workspace,
} from "./compile-steps.ts";
import { measureWatch, type WatchResult } from "./measure-watch.ts";

const SAVES = 20;

type Medians = ReadonlyMap<string, Measured>;

/** A row for each step, compared with the other tools. */
function toTable(
  medians: Medians,
  options: Options,
  corpus: CharacterName,
  yardsticks: readonly string[],
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
    title: `compile: ${options.posts} posts of ${corpus}, median of ${options.runs}`,
    columns: [
      "step",
      "CPU ms",
      ...yardsticks.map((name) => `of ${name.split(" ")[0]}`),
      "wall ms",
      "CPU ms a post",
      "peak MB",
    ],
    rows: [...medians].map(toRow),
  };
}

function toWatchTable(measured: readonly MeasuredCorpus[]): Table {
  return {
    title: "compile: build --watch, from a save to the new index",
    columns: [
      "corpus",
      "median ms",
      "slowest ms",
      "CPU ms a save",
      "peak MB",
      "saves",
    ],
    rows: measured.map(({ corpus, watch: { wallMs, cpuMs, peakMb } }) => [
      corpus,
      formatNumber(median(wallMs)),
      formatNumber(quantile(wallMs, 1)),
      formatNumber(median(cpuMs)),
      formatNumber(peakMb),
      String(wallMs.length),
    ]),
  };
}

/** A row for each other tool: the comparison with the corpus that takes the toolchain longest. */
function toWorstTable(
  measured: readonly MeasuredCorpus[],
  yardsticks: readonly string[],
  notes: readonly string[],
): Table {
  const ratio = ({ medians }: MeasuredCorpus, name: string, key: Unit) =>
    (medians.get(COLD)?.[key] ?? Number.NaN) /
    (medians.get(name)?.[key] ?? Number.NaN);
  const toRow = (name: string, key: Unit) => {
    const worst = measured.reduce((a, b) =>
      ratio(b, name, key) > ratio(a, name, key) ? b : a,
    );
    const unit = key === "cpuMs" ? "CPU" : "wall";
    const value = formatRatio(ratio(worst, name, key));
    return [`${unit} of ${name}`, value, worst.corpus];
  };
  return {
    title: "compile: the worst of all corpora, cold",
    columns: ["time", "ratio", "corpus"],
    rows: yardsticks.flatMap((name) => [
      toRow(name, "cpuMs"),
      toRow(name, "wallMs"),
    ]),
    notes,
  };
}

type Unit = "cpuMs" | "wallMs";

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
  const workspace = await openWorkspace(folder, cache, few, peers);
  for (const step of chooseSteps(few, peers)) await step.run(workspace);
}

/**
 * Does all runs, each in a new folder. Returns the results and the folders of the last run. All folders stay until the
 * end: for each new file, ext4 looks at every inode that was freed in the last minutes, which it does not use again yet.
 */
async function runSteps(
  root: string,
  corpus: CorpusOptions,
  steps: readonly Step[],
  options: Options,
  peers: readonly Peer[],
): Promise<{ runs: Map<string, Measured[]>; last: Workspace }> {
  const runs = new Map<string, Measured[]>(steps.map(({ name }) => [name, []]));
  const cache = join(root, "compile-cache");
  for (let run = 1; ; run++) {
    const folder = join(root, `${corpus.character}-${run}`);
    const workspace = await openWorkspace(folder, cache, corpus, peers);
    for (const step of steps)
      runs.get(step.name)?.push(await step.run(workspace));
    if (run >= options.runs) return { runs, last: workspace };
  }
}

function watchPosts(
  last: Workspace,
  corpus: CorpusOptions,
): Promise<WatchResult> {
  // Links and categories depend on the number of posts, so these are the texts that were built.
  const posts = createCorpus(corpus).filter(([path]) => path.endsWith(".md"));
  const files = posts.take(SAVES).toArray();
  return measureWatch({
    ...placeIn(last.built, last),
    cli,
    files,
    saves: SAVES,
  });
}

interface MeasuredCorpus {
  corpus: CharacterName;
  runs: ReadonlyMap<string, readonly Measured[]>;
  medians: Medians;
  watch: WatchResult;
}

async function measureCorpus(
  root: string,
  character: CharacterName,
  options: Options,
  peers: readonly Peer[],
): Promise<MeasuredCorpus> {
  const corpus = { posts: options.posts, character };
  const steps = chooseSteps(options, peers);
  const { runs, last } = await runSteps(root, corpus, steps, options, peers);
  const watch = await watchPosts(last, corpus);
  return { corpus: character, runs, medians: toMedians(runs), watch };
}

/** Measures the content toolchain, the plain pipeline and the peers with the same posts, one corpus after another. */
export async function compile(options: Options): Promise<Findings> {
  const names = peerNames.filter((name) => options.yardsticks.includes(name));
  const { peers, notes } = findPeers(names);
  const root = await mkdtemp(join(tmpdir(), "northlark-bench-"));
  try {
    await warmUp(root, options, peers);
    const measured: MeasuredCorpus[] = [];
    for (const corpus of options.corpora)
      measured.push(await measureCorpus(root, corpus, options, peers));
    const versions = peers.map(({ name, version }) => `${name} ${version}`);
    const yardsticks = [PLAIN, ...names].filter((name) =>
      measured.every(({ medians }) => medians.has(name)),
    );
    return {
      tables: [
        ...measured.map(({ corpus, medians }) =>
          toTable(medians, options, corpus, yardsticks),
        ),
        toWatchTable(measured),
        toWorstTable(measured, yardsticks, [
          ...(versions.length > 0 ? [`Beside ${versions.join(", ")}.`] : []),
          ...notes,
        ]),
      ],
      figures: {
        posts: options.posts,
        peers: versions,
        corpora: measured.map(({ corpus, medians, runs, watch }) => ({
          corpus,
          medians: Object.fromEntries(medians),
          runs: Object.fromEntries(runs),
          watch,
        })),
      },
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
