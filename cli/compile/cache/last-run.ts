import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Listing } from "../../model/compile-memory.ts";
import type { FileMemory } from "../../model/content-file.ts";
import { isTemporary, listOutput } from "../list-output.ts";
import { cacheDir, entriesFile } from "./cache-dir.ts";
import {
  batchesOf,
  readSealed,
  readSealedLines,
  writeSealed,
  writeSealedLines,
} from "./cache-file.ts";
import { createFileStamps, type FileStamps } from "./file-stamps.ts";
import { listFolders } from "./list-folders.ts";
import {
  factsOfFile,
  type FileFacts,
  type OutputFiles,
} from "./output-files.ts";
import {
  isLasting,
  joinPieces,
  piecesOf,
  type RunAnswer,
} from "./run-answer.ts";
import {
  countTexts,
  createSteadyFiles,
  describeBefore,
  describeInputs,
  describeQuestion,
  findSuspects,
  type KnownText,
  type RunQuestion,
  type SteadyFiles,
} from "./run-inputs.ts";

export interface LastRun {
  /** The result of the last run. Undefined if anything has changed since. */
  answer?: RunAnswer;
  /** How many files the output has, if the last build is still valid. */
  outputs?: number;
  /** The last run, if bytes of some texts have changed since. */
  base?: RunBase;
  /** Digests of the files that were read for the comparison. */
  files: FileMemory;
  /** The files in the folders at the time of the comparison. */
  listing: Listing;
  /** How many texts there are to compile if none is in the cache, otherwise 0. */
  uncached: number;
  /**
   * Saves the result of this run.
   * @param until the moment when it may change; undefined if that is not known, and then it is not saved
   * @param written the output, if the run has written one
   */
  keep(
    answer: RunAnswer,
    until: string | undefined,
    written?: WrittenOutput,
  ): void;
}

/** A run that others may take as their base. */
export interface RunBase {
  /** Its result, and how many files the output has. Undefined if anything else has changed since. */
  recall: () => { answer: RunAnswer; outputs: number } | undefined;
  /** The moments between which the result does not change without a change of files. */
  from: string;
  until: string;
  /** The texts with other bytes, and their digests at that time. */
  changed: readonly KnownText[];
}

interface WrittenOutput {
  folders: readonly string[];
  /** What is known about its files, so that they need not be looked up again. */
  known: KnownOutput;
}

type KnownOutput = Pick<OutputFiles, "factsOf">;

/** What the result of a run depends on. The result is in a file of its own, which may be large. */
interface KeptRun {
  /** The checksum of the result. */
  answer: string;
  question: string;
  inputs: string;
  output: Output;
  from: string;
  until: string;
}

/** What a build has written. */
interface Output {
  folders: readonly string[];
  files: number;
  /** A digest of the names and stamps of all files, to notice that another build has written there. */
  digest: string;
}

/** Compares all inputs of this run with those of the last one. Loads no parser. */
export async function openLastRun(question: RunQuestion): Promise<LastRun> {
  const { contentDir, now, outDir, publicDirs } = question;
  const listing = await listFolders({ contentDir, publicDirs });
  const stamps = createFileStamps(stampsFile(question));
  const files = createSteadyFiles(stamps);
  const suspects = findSuspects(listing, files, stamps);
  const asked = describeQuestion(question);
  let described: string | undefined;
  const inputs = () => (described ??= describeInputs(listing, files));
  const run: OpenRun = {
    question,
    asked,
    files,
    stamps,
    inputs,
    found: new Map(),
  };
  const uncached = existsSync(entriesFile(outDir)) ? 0 : countTexts(listing);
  const keep: LastRun["keep"] = (...result) => keepRun(run, ...result);
  const last = { files, keep, listing, uncached };
  const kept = parseKept(readSealed(runFile(question)));
  const at = now.toISOString();
  const isValid =
    kept?.question === asked && kept.from <= at && at < kept.until;
  if (!isValid) return last;
  if (kept.inputs === inputs()) {
    const same = recall(question, kept, (name) => look(question, name));
    if (same !== undefined) stamps.save(stampsFile(question));
    return { ...last, ...same };
  }
  const { from, until } = kept;
  const changed = suspects.filter(
    ({ absolutePath, digest }) => files.recall(absolutePath) !== digest,
  );
  const base: RunBase = {
    from,
    until,
    changed,
    recall() {
      const before = describeBefore(listing, files, changed);
      if (kept.inputs !== before) return undefined;
      return recall(question, kept, (name) => {
        const facts = look(question, name);
        run.found.set(name, facts);
        return facts;
      });
    },
  };
  return { ...last, base };
}

/** What a run knows before it compiles. */
interface OpenRun {
  question: RunQuestion;
  /** The digest of the question. */
  asked: string;
  files: SteadyFiles;
  stamps: FileStamps;
  /** The digest of all inputs. */
  inputs: () => string;
  /** The files of the output, if they have been compared. */
  found: Map<string, FileFacts | undefined>;
}

function keepRun(
  { asked, files, found, inputs, question, stamps }: OpenRun,
  answer: RunAnswer,
  until: string | undefined,
  { folders = [], known }: Partial<WrittenOutput> = {},
): void {
  if (until === undefined || !isLasting(answer)) return;
  if (!files.areSteady()) return;
  const names = outputNames(question, folders);
  const factsOf = (name: string) =>
    known?.factsOf(name) ?? found.get(name) ?? look(question, name);
  writeSealed(runFile(question), {
    answer: writeSealedLines(answerFile(question), piecesOf(answer)),
    question: asked,
    inputs: inputs(),
    output: {
      folders,
      files: names.length,
      digest: describeOutput(names, factsOf),
    },
    from: question.now.toISOString(),
    until,
  } satisfies KeptRun);
  stamps.save(stampsFile(question));
}

/** The result of a run. Undefined if its output is not as that run has left it. */
function recall(
  question: RunQuestion,
  { answer: sum, output }: KeptRun,
  factsOf: KnownOutput["factsOf"],
): { answer: RunAnswer; outputs: number } | undefined {
  const names = outputNames(question, output.folders);
  if (output.digest !== describeOutput(names, factsOf)) return undefined;
  const answer = joinPieces(readSealedLines(answerFile(question), sum));
  return answer && { answer, outputs: names.length };
}

function runFile({ command, outDir }: RunQuestion): string {
  return join(cacheDir(outDir), `last-${command}.json`);
}

function answerFile({ command, outDir }: RunQuestion): string {
  return join(cacheDir(outDir), `last-${command}-answer.json`);
}

function stampsFile({ outDir }: RunQuestion): string {
  return join(cacheDir(outDir), "stamps.txt");
}

/** The files that a build has written, without those that are being written. */
function outputNames(
  { command, outDir }: RunQuestion,
  folders: readonly string[],
): string[] {
  if (command !== "build") return [];
  return listOutput(outDir, folders).filter((name) => !isTemporary(name));
}

function look({ outDir }: RunQuestion, name: string): FileFacts | undefined {
  return factsOfFile(`${outDir}/${name}`);
}

function describeOutput(
  names: readonly string[],
  factsOf: KnownOutput["factsOf"],
): string {
  const digest = createHash("sha256");
  for (const batch of batchesOf(names))
    digest.update(JSON.stringify(batch.map((name) => [name, factsOf(name)])));
  return digest.digest("hex");
}

/** Reads what `keep` wrote. The question includes the tool's version, so the shape is known. */
function parseKept(value: unknown): KeptRun | undefined {
  return value as KeptRun | undefined;
}
