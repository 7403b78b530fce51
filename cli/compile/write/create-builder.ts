import type { Preview } from "#schema";
import type { Folders } from "../../folders.ts";
import type { CheckSettings } from "../../model/levels.ts";
import type { Strictness } from "../../model/strictness.ts";
import { stampOfIndex } from "../cache/file-stamps.ts";
import type { LastRun } from "../cache/last-run.ts";
import type { BuildResult } from "./build-content.ts";
import type { MissingShareImages } from "./draw-share-images.ts";
import type { BuildSession } from "./build-session.ts";
import { createBodyCompiler } from "../create-body-compiler.ts";
import { recallBuild } from "./recall-build.ts";

export interface BuilderOptions {
  folders: Folders;
  preview: Preview;
  strictness: Strictness;
  /** When files changed, by path in the content folder. */
  changeDates?: ReadonlyMap<string, string> | undefined;
  /** Everything else that the output depends on. */
  question: unknown;
  loadChecks: () => Promise<CheckSettings>;
  /** The settings file. When it changes, the checks are loaded again. */
  settingsFile: string;
  now: () => Date;
  useCache: boolean;
  /** True to remove files of earlier builds after the first build. */
  clean: boolean;
  /** True if there will be more than one build. */
  watch: boolean;
  /** False to draw no share images. A watch draws them between builds. */
  drawsShareImages: boolean;
  /** Stops a build at the next file. */
  signal?: AbortSignal | undefined;
}

export interface TimedBuild extends BuildResult {
  durationMs: number;
}

/** Builds the content, once or again and again. */
export interface Builder {
  /** @param changed the paths that may have changed since the last build; undefined for any */
  build(changed?: ReadonlySet<string>): Promise<TimedBuild>;
  /** Draws the share images that the last build has left, until the signal is aborted. Returns how many were drawn. */
  drawRest(signal: AbortSignal): Promise<number>;
  close(): void;
}

/** A builder that loads the compiler only when something has changed since the last run. */
export function createBuilder(options: BuilderOptions): Builder {
  const { changeDates, clean, folders, preview, strictness } = options;
  let checks: CheckSettings | undefined;
  let session: BuildSession | undefined;
  let isFirst = true;
  let missing: MissingShareImages | undefined;

  const compile = async (
    changed: ReadonlySet<string> | undefined,
    indexStamp: string,
    last: LastRun | undefined,
  ): Promise<BuildResult> => {
    checks ??= await options.loadChecks();
    // Its threads start while the rest of the compiler is loaded.
    const bodies = last && createBodyCompiler(last.uncached);
    const { buildContent } = await import("./build-content.ts");
    const { openBuildSession } = await import("./build-session.ts");
    session ??= openBuildSession(folders.outDir, {
      keepStamps: options.watch,
      useCache: options.useCache,
    });
    const cleans = clean && isFirst;
    isFirst = false;
    return buildContent(
      {
        folders,
        checks,
        preview,
        strictness,
        session,
        indexStamp,
        changed,
        changeDates,
        signal: options.signal,
        drawsShareImages: options.drawsShareImages && !options.watch,
        ...(last && { last }),
        ...(bodies && { bodies }),
        ...(cleans && { afterWriting: cleanFolder(folders.outDir) }),
      },
      options.now(),
    );
  };

  return {
    async build(changed) {
      const began = performance.now();
      session?.lookAt(changed);
      if (changed?.has(options.settingsFile) ?? true) checks = undefined;
      const indexStamp = stampOfIndex(folders.outDir);
      const recalled = await recall(options);
      const result =
        recalled?.result ??
        (await compile(changed, indexStamp, recalled?.last));
      missing = result.missing;
      return { ...result, durationMs: performance.now() - began };
    },
    drawRest: async (signal) =>
      options.drawsShareImages && missing && session
        ? drawMissing(folders.outDir, missing, session, signal)
        : 0,
    close: () => session?.close(),
  };
}

async function drawMissing(
  outDir: string,
  missing: MissingShareImages,
  { files }: BuildSession,
  signal: AbortSignal,
): Promise<number> {
  if (missing.images.length === 0) return 0;
  const { drawShareImages } = await import("./draw-share-images.ts");
  const drawn = await drawShareImages(outDir, missing, files, signal);
  files.flush();
  return drawn;
}

/** Removes everything from a folder that the build has not written. */
function cleanFolder(outDir: string) {
  return async (names: ReadonlySet<string>) => {
    const { cleanOutput } = await import("./clean-output.ts");
    await cleanOutput(outDir, names);
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
