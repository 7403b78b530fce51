import { PROBLEMS_FILE, type Preview } from "#schema";
import { AppError } from "../../app-error.ts";
import { exitCodes, type ExitCode } from "../../context.ts";
import type { Folders } from "../../folders.ts";
import type { CheckSettings } from "../../model/levels.ts";
import {
  countProblems,
  exitCodeOf,
  type Strictness,
} from "../../model/strictness.ts";
import { takeTurn } from "../../model/take-turn.ts";
import { BodyLost, CompileCache } from "../cache/compile-cache.ts";
import { compileContent, type CompileResult } from "../compile-content.ts";
import {
  drawShareImages,
  findMissing,
  type MissingShareImages,
} from "./draw-share-images.ts";
import type { LastGood } from "../last-good.ts";
import { encodePictures } from "./encode-pictures.ts";
import { formatProblems } from "./format-problems.ts";
import { OutputFolder } from "./output-folder.ts";
import { lockOutput } from "./output-lock.ts";
import { refuseLinks } from "./list-output.ts";
import { writeOutput } from "./write-output.ts";
import { cleanOutput } from "./clean-output.ts";

interface BuildSettings {
  folders: Folders;
  checks: CheckSettings;
  /** Why the settings of the checks could not be read. Only with `lastGood`. */
  badSettings?: AppError | undefined;
  preview: Preview;
  strictness: Strictness;
  cache: CompileCache;
  now: Date;
  /** When the words of files changed, by path in the content folder. */
  changeDates?: ReadonlyMap<string, string> | undefined;
  /** False to leave share images to a later build. */
  drawsShareImages: boolean;
  /** The configuration of the web editor. Only written if there is such a page. */
  describeEditor: (folder: CompileResult["folder"]) => Promise<string>;
  /** Called once if another build writes into the same folder, which this one waits for. */
  onWait: () => void;
  /** True to remove everything else from the output in the end. A builder does so after its first build. */
  clean: boolean;
  /** Set to write what has no errors, and a list of the errors. */
  lastGood?: LastGood | undefined;
  /** Stops at the next file. The last index stays. */
  signal?: AbortSignal | undefined;
}

export interface WriteReport {
  written: number;
  /** Files that were there before. */
  unchanged: number;
  removed: number;
  /** Share images that were drawn. */
  drawn: number;
}

export interface BuildResult {
  code: ExitCode;
  compiled: CompileResult;
  badSettings?: BuildSettings["badSettings"];
  /** What was written. Undefined if problems prevented it. */
  written?: WriteReport;
  /** Share images that have not been drawn yet. */
  missing?: MissingShareImages;
}

/** Compiles the content and writes the output if there are no errors. One build at a time writes into a folder. */
async function buildContent(settings: BuildSettings): Promise<BuildResult> {
  const { cache, folders, onWait, signal } = settings;
  refuseLinks(folders.outDir);
  const unlock = await lockOutput(folders.outDir, onWait, signal);
  try {
    return await build(settings);
  } catch (error) {
    if (!(error instanceof BodyLost)) throw error;
    cache.forget();
    return await build(settings);
  } finally {
    cache.save();
    unlock();
  }
}

async function build(settings: BuildSettings): Promise<BuildResult> {
  const { cache, checks, drawsShareImages, folders, signal } = settings;
  const { contentDir, outDir, publicDirs } = folders;
  const { changeDates, lastGood, now, preview } = settings;
  const compiled = await compileContent({
    contentDir,
    publicDirs,
    ...checks,
    now,
    preview,
    render: true,
    changeDates,
    lastGood,
    cache,
    signal,
  });
  const { diagnostics, output } = compiled;
  const code = settings.badSettings
    ? exitCodes.cannotRun
    : exitCodeOf(countProblems(diagnostics), settings.strictness);
  if (output === undefined || (code !== exitCodes.clean && !lastGood))
    return { code, compiled };
  const out = new OutputFolder(outDir, cache);
  await encodePictures(out, output, signal);
  const missing = findMissing(outDir, out, output);
  const before = out.written;
  let drawn = 0;
  if (drawsShareImages) {
    drawn = await drawShareImages(out, missing, signal);
    missing.images = [];
  }
  const others = out.written - before;
  await takeTurn(signal);
  const { site } = output.index.settings;
  if (site?.editor || preview.drafts)
    out.put("editor.json", await settings.describeEditor(compiled.folder));
  if (lastGood) out.put(PROBLEMS_FILE, formatProblems(compiled, settings));
  writeOutput(outDir, out, output, cache);
  const removed = out.removeOthers();
  for (const { path } of missing.images) out.names.delete(path);
  if (settings.clean) await cleanOutput(outDir, out.names);
  const written = out.written - others;
  const unchanged = out.names.size - written - drawn;
  const report = { written, unchanged, removed, drawn };
  const { badSettings } = settings;
  return { code, compiled, written: report, missing, badSettings };
}

interface BuilderOptions extends Omit<
  BuildSettings,
  "badSettings" | "cache" | "changeDates" | "checks" | "now"
> {
  loadChecks: () => Promise<CheckSettings>;
  /** When the words of files changed, by path in the content folder. */
  readDates?: (cache: CompileCache) => Promise<ReadonlyMap<string, string>>;
  now: () => Date;
  /** False to compile everything again. */
  useCache: boolean;
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

/** The settings of the checks. The default ones if those are wrong and the build keeps going. */
async function loadUsableChecks({
  lastGood,
  loadChecks,
}: BuilderOptions): Promise<Pick<BuildSettings, "badSettings" | "checks">> {
  try {
    return { checks: await loadChecks() };
  } catch (error) {
    if (!lastGood || !(error instanceof AppError)) throw error;
    const levels = { get: () => undefined };
    return { checks: { levels }, badSettings: error };
  }
}

export function createBuilder(options: BuilderOptions): Builder {
  const { clean, drawsShareImages, folders, readDates, useCache, watch } =
    options;
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
        ...(await loadUsableChecks(options)),
        changeDates: await readDates?.(cache),
        cache,
        now: options.now(),
        drawsShareImages: drawsShareImages && !watch,
        clean: clean && isFirst,
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
