import type { Preview } from "#schema";
import { AppError } from "../../app-error.ts";
import type { Folders } from "../../folders.ts";
import type { CheckSettings } from "../../model/levels.ts";
import {
  countProblems,
  exitCodeOf,
  type Strictness,
} from "../../model/strictness.ts";
import { exitCodes, type ExitCode } from "../../context.ts";
import { writeChecked } from "../cache/checked-folder.ts";
import { stampOfIndex } from "../cache/file-stamps.ts";
import type { BodyCompiler } from "../create-body-compiler.ts";
import type { LastRun } from "../cache/last-run.ts";
import { takeTurn } from "../../model/take-turn.ts";
import { findTexts, type Reported } from "../compile-change.ts";
import { compileContent } from "../compile-content.ts";
import { openFolder, type OpenedFolder } from "../compile-folder.ts";
import { outputFolders } from "../output-folders.ts";
import { encodePictures } from "./encode-pictures.ts";
import { placeAsset } from "./place-asset.ts";
import {
  drawShareImages,
  findMissing,
  type MissingShareImages,
} from "./draw-share-images.ts";
import {
  writeOutput,
  type OutputFolder,
  type WriteReport,
} from "./write-output.ts";
import { findBase, finishedBuild, type BuildBase } from "./build-base.ts";
import { refuseLinks } from "./refuse-links.ts";
import type { BuildSession } from "./build-session.ts";
import {
  BodyTaken,
  createStoredBodies,
  type StoredBodies,
} from "./stored-bodies.ts";

export interface BuildSettings {
  folders: Folders;
  checks: CheckSettings;
  preview: Preview;
  strictness: Strictness;
  /** When files changed, by path in the content folder. */
  changeDates?: ReadonlyMap<string, string> | undefined;
  session: BuildSession;
  /** The stamp of the index when this build began to look at files. */
  indexStamp: string;
  /** The absolute paths of files that may have changed since the last build of the session. Undefined for any. */
  changed?: ReadonlySet<string> | undefined;
  /** The last run, which also receives the result of this build. */
  last?: LastRun;
  /** Compiles the texts of the first try. */
  bodies?: BodyCompiler;
  /** False if another process draws them. */
  drawsShareImages: boolean;
  /** Runs after everything is written, with the names of all files of the output. */
  afterWriting?: (names: ReadonlySet<string>) => Promise<void>;
  /** Stops at the next file. The last index stays, unless only share images are left to draw. */
  signal?: AbortSignal | undefined;
}

export interface BuildResult {
  code: ExitCode;
  compiled: Reported;
  /** What was written. Undefined if errors prevented it. */
  written?: WriteReport;
  /** Share images that have not been drawn yet. */
  missing?: MissingShareImages;
}

/** How many times another build may interfere before this one gives up. */
const TRIES = 3;

/** Another build has written its index meanwhile, and may have read newer files than this one. */
class Overtaken extends Error {}

/**
 * Compiles the content and writes the output if there are no errors. Begins again if another build into the same folder
 * interferes, so that an older text never replaces a newer one.
 */
export async function buildContent(
  settings: BuildSettings,
  now: Date,
): Promise<BuildResult> {
  // Reads the folder again.
  const { bodies: _, last: __, ...again } = settings;
  const { outDir } = settings.folders;
  for (let tries = 1; ; tries++)
    try {
      return await build(tries === 1 ? settings : again, now);
    } catch (error) {
      const isDisturbed =
        error instanceof BodyTaken || error instanceof Overtaken;
      if (!isDisturbed) throw error;
      again.indexStamp = stampOfIndex(outDir);
      const message = `Another build writes into "${outDir}" at the same time.`;
      const hint = "Wait for it, or name another folder with --out DIR.";
      if (tries === TRIES) throw new AppError("output-busy", message, { hint });
    }
}

async function build(settings: BuildSettings, now: Date): Promise<BuildResult> {
  const { changed, folders, last, session, signal } = settings;
  const { contentDir, outDir } = folders;
  refuseLinks(outDir);
  const isOurs = !session.files.recheck(outDir);
  const { finished } = session;
  session.finished = undefined;
  const base = isOurs
    ? findBase(finished, changed, last, { contentDir, now })
    : undefined;
  const bodies = createStoredBodies(outDir, session.files);
  const options = optionsOf(settings, bodies, now);
  try {
    const opened = await openAgain(options, base);
    return await buildAll(settings, { ...options, opened });
  } finally {
    bodies.discard();
    session.memory.entries.flush();
    if (signal?.aborted) session.files.flush();
  }
}

type BuildOptions = ReturnType<typeof optionsOf>;

function optionsOf(settings: BuildSettings, store: StoredBodies, now: Date) {
  const { bodies, changeDates, checks, folders, last, preview, session } =
    settings;
  const { contentDir, publicDirs } = folders;
  const memory = last
    ? { ...session.memory, files: last.files, listing: last.listing }
    : session.memory;
  return {
    contentDir,
    publicDirs,
    ...checks,
    now,
    preview,
    render: true,
    changeDates,
    memory,
    bodies,
    store,
    signal: settings.signal,
  };
}

/** The folder as it was opened for the last build, if only texts have changed since. */
async function openAgain(
  options: BuildOptions,
  base: BuildBase | undefined,
): Promise<OpenedFolder> {
  const { changed, opened } = base ?? {};
  return opened && changed && findTexts(opened, changed)
    ? opened
    : openFolder(options, options.memory);
}

async function buildAll(
  settings: BuildSettings,
  options: BuildOptions & { opened: OpenedFolder },
): Promise<BuildResult> {
  const { folders, last, session, signal, strictness } = settings;
  const { outDir } = folders;
  const { memory, opened, store: bodies } = options;
  const compiled = await compileContent(options);
  session.memory.entries.save();
  const { diagnostics, output } = compiled;
  const code = exitCodeOf(countProblems(diagnostics), strictness);
  const { checked } = memory;
  if (last) writeChecked(outDir, checked);
  if (output === undefined) {
    bodies.discard();
    keepResult(settings, compiled, checked?.until);
    return { code, compiled };
  }
  // Not kept: the same warnings need not fail the next run.
  if (code !== exitCodes.clean) return { code, compiled };
  const encoded = await encodePictures(outDir, output, session.files, signal);
  await takeTurn(signal);
  if (stampOfIndex(outDir) !== settings.indexStamp) throw new Overtaken();
  const folder = openOutput(outDir, session, bodies, encoded);
  const { names, removed, written } = writeOutput(folder, output);
  const missing = findMissing(outDir, output, session.files);
  let drawn = 0;
  if (settings.drawsShareImages) {
    drawn = await drawShareImages(outDir, missing, session.files, signal);
    signal?.throwIfAborted();
    missing.images = [];
  }
  for (const { path } of missing.images) names.delete(path);
  session.files.save(outDir, names);
  if (drawn > 0) session.files.flush();
  keepResult(settings, compiled, checked?.until);
  await settings.afterWriting?.(names);
  session.finished =
    checked &&
    finishedBuild(compiled, checked, names.size, { missing, opened });
  const unchanged = names.size - written - drawn;
  const report = { written, unchanged, removed, drawn };
  return { code, compiled, written: report, missing };
}

/** Saves the result for a next run with the same inputs. */
function keepResult(
  { last, session }: BuildSettings,
  { diagnostics, files, sources }: Reported,
  until: string | undefined,
): void {
  last?.keep({ diagnostics, files, texts: [...sources.keys()] }, until, {
    folders: outputFolders,
    known: session.files,
  });
}

function openOutput(
  path: string,
  { files, listOthers }: BuildSession,
  bodies: StoredBodies,
  encoded: ReadonlySet<string>,
): OutputFolder {
  return {
    path,
    placeBody: bodies.place,
    placeAsset: (asset, name) =>
      asset.variant === undefined
        ? placeAsset(path, asset, name, files)
        : encoded.has(name),
    listOthers,
  };
}
