import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./run-command.ts";
import { digestSources } from "./source-digest.ts";

interface BuildStep {
  /** Files and folders of the project that the result depends on. */
  sources: readonly string[];
  /** The file that records from which sources the result was made. */
  stamp: string;
  build: () => Promise<void>;
}

/** One step of `npm run build`. It can run always, or only after a change of its sources. */
export function defineBuildStep({ sources, stamp, build }: BuildStep) {
  const file = join(projectRoot, stamp);
  const run = async () => {
    const digest = digestSources(sources);
    // A build that fails half way must not count as done.
    rmSync(file, { force: true });
    await build();
    writeFileSync(file, digest);
  };
  const isStale = () => {
    try {
      return readFileSync(file, "utf8") !== digestSources(sources);
    } catch {
      return true;
    }
  };
  return {
    run,
    runIfStale: async () => {
      if (isStale()) await run();
    },
  };
}
