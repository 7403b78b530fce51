import { CompileCache } from "../cache/compile-cache.ts";
import type { CheckSettings } from "../../model/levels.ts";
import {
  buildContent,
  type BuildResult,
  type BuildSettings,
} from "./build-content.ts";
import { cleanOutput } from "./clean-output.ts";
import {
  drawShareImages,
  type MissingShareImages,
} from "./draw-share-images.ts";
import { OutputFolder } from "./output-folder.ts";

export interface BuilderOptions extends Omit<
  BuildSettings,
  "cache" | "changeDates" | "checks" | "now"
> {
  loadChecks: () => Promise<CheckSettings>;
  /** When the words of files changed, by path in the content folder. */
  readDates?: (cache: CompileCache) => Promise<ReadonlyMap<string, string>>;
  now: () => Date;
  /** False to compile everything again. */
  useCache: boolean;
  /** True to remove everything else from the output after the first build. */
  clean: boolean;
  /** True if there will be more than one build. Share images are then drawn between builds. */
  watch: boolean;
}

export interface TimedBuild extends BuildResult {
  durationMs: number;
}

/** Builds the content, once or again and again. */
export interface Builder {
  build(): Promise<TimedBuild>;
  /** Draws the share images that the last build has left, until the signal is aborted. Returns how many were drawn. */
  drawRest(signal: AbortSignal): Promise<number>;
}

export function createBuilder(options: BuilderOptions): Builder {
  const {
    clean,
    drawsShareImages,
    folders,
    loadChecks,
    readDates,
    useCache,
    watch,
  } = options;
  const { outDir } = folders;
  let cache: CompileCache | undefined;
  let missing: MissingShareImages | undefined;
  return {
    async build() {
      const began = performance.now();
      const isFirst = cache === undefined;
      cache ??= new CompileCache(outDir, { isFresh: !useCache });
      const result = await buildContent({
        ...options,
        checks: await loadChecks(),
        changeDates: await readDates?.(cache),
        cache,
        now: options.now(),
        drawsShareImages: drawsShareImages && !watch,
        ...(clean &&
          isFirst && { afterWriting: (names) => cleanOutput(outDir, names) }),
      });
      if (isFirst && result.written) cache.deleteUnmet();
      missing = result.missing;
      return { ...result, durationMs: performance.now() - began };
    },
    async drawRest(signal) {
      if (!drawsShareImages || !missing || !cache) return 0;
      const out = new OutputFolder(outDir, cache);
      const drawn = await drawShareImages(out, missing, signal);
      const { names } = out;
      missing.images = missing.images.filter(({ path }) => !names.has(path));
      cache.save();
      return drawn;
    },
  };
}
