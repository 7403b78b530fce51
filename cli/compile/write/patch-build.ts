import { exitCodes } from "../../context.ts";
import type { CompileMemory } from "../../model/compile-memory.ts";
import {
  countProblems,
  exitCodeOf,
  type Strictness,
} from "../../model/strictness.ts";
import { takeTurn } from "../../model/take-turn.ts";
import { stampOfIndex } from "../cache/file-stamps.ts";
import type { OutputFiles } from "../cache/output-files.ts";
import {
  compileChange,
  replaceReports,
  type ChangedText,
  type IndexedFile,
  type Reported,
} from "../compile-change.ts";
import type { CompileOptions } from "../compile-content.ts";
import type { OpenedFolder } from "../compile-folder.ts";
import type { BuildBase, FinishedBuild } from "./build-base.ts";
import { patchIndex, type Replacement } from "./patch-index.ts";
import { replaceInPieces } from "./replace-file.ts";
import type { StoredBodies } from "./stored-bodies.ts";
import { bodyPath, type WriteReport } from "./write-output.ts";

interface PatchedOutput {
  outDir: string;
  files: OutputFiles;
  bodies: StoredBodies;
  /** The stamp of the index when this build began to look at files. */
  indexStamp: string;
  strictness: Strictness;
}

interface PatchedBuild {
  reported: Reported;
  finished: FinishedBuild;
  written: WriteReport;
}

/**
 * Brings a complete output up to date if only words of a few texts have changed: replaces their bodies, and their
 * entries in the index. Undefined if more has to be done; then nothing has been written.
 * @throws the reason of an aborted signal
 */
export async function patchBuild(
  base: BuildBase,
  opened: OpenedFolder,
  options: CompileOptions & { memory: CompileMemory },
  { bodies, files, indexStamp, outDir, strictness }: PatchedOutput,
): Promise<PatchedBuild | undefined> {
  const texts = await compileChange(base, opened, options);
  if (texts === undefined) return undefined;
  const last = base.recall();
  if (last === undefined) return undefined;
  const reported = replaceReports(last.reported, texts, options.levels);
  if (reported === undefined) return undefined;
  const code = exitCodeOf(countProblems(reported.diagnostics), strictness);
  if (code !== exitCodes.clean) return undefined;
  const path = `${outDir}/index.json`;
  const index = patchIndex(path, texts.flatMap(replacementOf));
  if (index === undefined) return undefined;
  await takeTurn(options.signal);
  // Another build has interfered, or someone has removed or changed a file.
  if (stampOfIndex(outDir) !== indexStamp || !files.areIntact(outDir))
    return undefined;
  let written = 0;
  for (const { after } of texts)
    if (bodies.place(bodyPath(after.entry))) written++;
  if (replaceInPieces(path, index)) written++;
  files.saveIndex(outDir);
  const { digests, missing } = base;
  for (const { after } of texts) digests.set(after.file, after.digest);
  const images = missing.images.filter(({ path }) => !files.knows(path));
  const drawn = missing.images.length - images.length;
  const outputs = last.outputs + drawn;
  return {
    reported,
    finished: {
      ...base,
      recall: () => ({ reported, outputs }),
      opened,
      missing: { ...missing, images },
    },
    written: { written, unchanged: outputs - written, removed: 0, drawn: 0 },
  };
}

/** Copies, because the bytes of an entry are valid only until more of the cache is read. */
function replacementOf({ after, before }: ChangedText): Replacement[] {
  const replacement = { before: bytesOf(before), after: bytesOf(after) };
  return replacement.before.equals(replacement.after) ? [] : [replacement];
}

function bytesOf({ entry }: IndexedFile): Buffer {
  return Buffer.from(entry.rendered.indexed());
}
