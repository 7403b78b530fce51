import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../scripts/run-command.ts";
import { writeCorpus, type CorpusOptions } from "../corpus.ts";
import type { Options } from "../options.ts";
import { buildWithPeer, openProject, type Peer } from "../peers.ts";
import { runMeasured, type Measured, type Place } from "../run-measured.ts";

/** The folders of one run: nothing in them has been built, and they have their own caches. */
export interface Workspace {
  /** Where content is built. */
  built: string;
  /** A copy of the content for `validate`, in which nothing has been built. */
  checked: string;
  peers: ReadonlyMap<Peer, string>;
  env: NodeJS.ProcessEnv;
}

/** A measured step. Each run does all steps once, in order. */
export interface Step {
  name: string;
  run(workspace: Workspace): Promise<Measured>;
}

export const cli = join(projectRoot, "cli/content.mjs");
export const PLAIN = "plain pipeline";
export const COLD = "content build, cold";
export const HELP = "content --help";
const plain = join(projectRoot, "bench/plain-pipeline.ts");
const CHANGED = "content/blog/post-00001.md";

export const placeIn = (cwd: string, { env }: Workspace): Place => ({
  cwd,
  env: { ...env, HOME: cwd, XDG_CACHE_HOME: join(cwd, "cache") },
});

/** Creates the folders of a run. */
export async function openWorkspace(
  folder: string,
  compileCache: string,
  corpus: CorpusOptions,
  peers: readonly Peer[],
): Promise<Workspace> {
  const built = join(folder, "built");
  const checked = join(folder, "checked");
  for (const copy of [built, checked]) await writeCorpus(copy, corpus);
  const projects = new Map<Peer, string>();
  await mkdir(join(folder, "peers"));
  for (const peer of peers)
    projects.set(
      peer,
      await openProject(
        peer,
        join(folder, "peers"),
        join(built, "content/blog"),
      ),
    );
  return {
    built,
    checked,
    peers: projects,
    env: {
      PATH: process.env["PATH"],
      // For all tools, because the toolchain always caches its compiled scripts.
      NODE_COMPILE_CACHE: compileCache,
      NO_COLOR: "1",
    },
  };
}

function toolchainStep(
  name: string,
  where: "built" | "checked",
  args: readonly string[],
): Step {
  return {
    name,
    run: (workspace) =>
      runMeasured({
        script: cli,
        args,
        ...placeIn(workspace[where], workspace),
      }),
  };
}

/** All steps of a run. Each run has all tools, so that a slow minute of the machine affects all of them. */
export function chooseSteps(
  { yardsticks, posts }: Pick<Options, "yardsticks" | "posts">,
  peers: readonly Peer[],
): Step[] {
  const again = toolchainStep("content build, one post changed", "built", [
    "build",
  ]);
  const plainPipeline: Step = {
    name: PLAIN,
    run: (workspace) =>
      runMeasured({
        script: plain,
        args: ["content/blog", "plain"],
        ...placeIn(workspace.built, workspace),
      }),
  };
  return [
    ...(yardsticks.includes("plain") ? [plainPipeline] : []),
    ...peers.map((peer) => ({
      name: peer.name,
      run: (workspace: Workspace) => {
        const cwd = workspace.peers.get(peer) ?? "";
        return buildWithPeer(peer, placeIn(cwd, workspace), posts);
      },
    })),
    toolchainStep(COLD, "built", ["build"]),
    toolchainStep("content build, nothing changed", "built", ["build"]),
    {
      ...again,
      run: async (workspace) => {
        const path = join(workspace.built, CHANGED);
        await appendFile(path, "\nOne more sentence.\n");
        return again.run(workspace);
      },
    },
    toolchainStep("content validate, cold", "checked", ["validate"]),
    toolchainStep("content validate, again", "checked", ["validate"]),
    toolchainStep(HELP, "built", ["--help"]),
  ];
}
