import type { Preview } from "#schema";
import type { Folders } from "../../folders.ts";
import type { CheckSettings } from "../../model/levels.ts";
import type { Strictness } from "../../model/strictness.ts";
import type { LastRun } from "../cache/last-run.ts";
import type { BuildResult } from "./build-content.ts";
import type { MissingShareImages } from "./draw-share-images.ts";
import type { BuildSession } from "./build-session.ts";
import { recallBuild } from "./recall-build.ts";

export interface BuilderOptions {
  folders: Folders;
  preview: Preview;
  strictness: Strictness;
  /** When files changed, by their paths in the content folder. */
  changeDates?: ReadonlyMap<string, string> | undefined;
  /** Everything else that the output depends on. */
  question: unknown;
  loadChecks: () => Promise<CheckSettings>;
  /** The settings file. When it changes, the checks are loaded again. */
  settingsFile: string;
  now: () => Date;
  useCache: boolean;
  /** True to remove what is left of earlier output after the first build. */
  clean: boolean;
  /** True if there will be more than one build. */
  watch: boolean;
  /** False to draw no share images. A watch draws them between builds. */
  drawsShareImages: boolean;
}

export interface TimedBuild extends BuildResult {
  durationMs: number;
}

/** Builds the content, once or again and again. */
export interface Builder {
  /** @param changed the paths that may have changed since the last build; undefined for any */
  build(changed?: ReadonlySet<string>): Promise<TimedBuild>;
  /** Draws the share images that the last build has left, until a signal ends it. Gives back how many were drawn. */
  drawRest(signal: AbortSignal): Promise<number>;
  close(): void;
}

/** A builder that loads the compiler only when something has changed since the last run. */
export function createBuilder(options: BuilderOptions): Builder {
  const { clean, folders, now, settingsFile } = options;
  let checks: CheckSettings | undefined;
  let session: BuildSession | undefined;
  let isFirst = true;
  let missing: MissingShareImages | undefined;

  const compile = async (last: LastRun | undefined): Promise<BuildResult> => {
    const { buildContent } = await import("./build-content.ts");
    const { openBuildSession } = await import("./build-session.ts");
    checks ??= await options.loadChecks();
    session ??= openBuildSession(folders.outDir, {
      keepStamps: options.watch,
      useCache: options.useCache,
    });
    const drawsShareImages = options.drawsShareImages && !options.watch;
    const settings = { ...options, checks, session, drawsShareImages };
    return buildContent(
      {
        ...settings,
        ...(last && { last }),
        ...(clean && isFirst && { afterWriting: removeOldOutput }),
      },
      now(),
    );
  };
  const removeOldOutput = async (names: ReadonlySet<string>) => {
    isFirst = false;
    const { cleanOutput } = await import("./clean-output.ts");
    await cleanOutput(folders.outDir, names);
  };

  return {
    async build(changed) {
      const began = performance.now();
      session?.lookAt(changed);
      if (changed?.has(settingsFile) ?? true) checks = undefined;
      const recalled = await recall(options);
      const result = recalled?.result ?? (await compile(recalled?.last));
      missing = result.missing;
      return { ...result, durationMs: performance.now() - began };
    },
    async drawRest(signal) {
      const left = missing?.images.length ?? 0;
      if (!options.drawsShareImages || !missing || !session || left === 0)
        return 0;
      const { drawShareImages } = await import("./draw-share-images.ts");
      const { files } = session;
      const drawn = await drawShareImages(
        folders.outDir,
        missing,
        files,
        signal,
      );
      files.flush();
      return drawn;
    },
    close: () => session?.close(),
  };
}

/** The result of the last run, if nothing has changed since. A watch and a build without cache never ask. */
async function recall(options: BuilderOptions) {
  const { folders, now, question, strictness, useCache, watch } = options;
  if (watch || !useCache) return undefined;
  const { contentDir, outDir, publicDirs } = folders;
  return recallBuild(
    {
      contentDir,
      outDir,
      publicDirs,
      now: now(),
      options: [question, ...(options.changeDates ?? [])],
    },
    strictness,
  );
}
