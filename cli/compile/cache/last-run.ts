import { createHash, hash } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Listing } from "../../model/compile-memory.ts";
import type { FileMemory, FoundFile } from "../../model/content-file.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { isText, listFolders } from "./list-folders.ts";
import { isTemporary, listOutput } from "../list-output.ts";
import { findDigest } from "../read-file.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { DICTIONARY_FILE } from "../../model/spelling.ts";
import { cacheDir, entriesFile } from "./cache-dir.ts";
import {
  batchesOf,
  readSealed,
  readSealedLines,
  readText,
  writeSealed,
  writeSealedLines,
} from "./cache-file.ts";
import { createFileStamps, type FileStamps } from "./file-stamps.ts";
import {
  factsOfFile,
  type FileFacts,
  type OutputFiles,
} from "./output-files.ts";
import { SharedValues } from "./shared-values.ts";
import { readToolKey } from "./tool-key.ts";

/** Everything a run depends on besides the bytes of the content. */
export interface RunQuestion {
  command: "build" | "validate";
  options: unknown;
  contentDir: string;
  publicDirs: readonly string[];
  outDir: string;
  now: Date;
}

/** The result of a run. */
export interface RunAnswer {
  diagnostics: Diagnostic[];
  /** How many files there are. */
  files: number;
  /** The files that could be decoded. Reports also name those without problems. */
  texts: readonly string[];
}

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
  changed: readonly (FoundFile & { digest: string })[];
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
    const same = recall(run, kept);
    if (same !== undefined) stamps.save(stampsFile(question));
    return { ...last, ...same };
  }
  const { from, until } = kept;
  const changed = suspects.filter(
    ({ absolutePath, digest }) => files.recall(absolutePath) !== digest,
  );
  const before = () => describeBefore(listing, files, changed);
  const base: RunBase = {
    from,
    until,
    changed,
    recall: () =>
      kept.inputs === before() ? recall(run, kept, isTemporary) : undefined,
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
  /** The files of the output at the time of the comparison. */
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

/**
 * The result of a run whose output is as that run has left it.
 * @param isNew true for names that this run has added
 */
function recall(
  { found, question }: OpenRun,
  { answer: sum, output }: KeptRun,
  isNew: (name: string) => boolean = () => false,
): { answer: RunAnswer; outputs: number } | undefined {
  const names = outputNames(question, output.folders).filter(
    (name) => !isNew(name),
  );
  const digest = describeOutput(names, (name) => {
    const facts = look(question, name);
    found.set(name, facts);
    return facts;
  });
  if (output.digest !== digest) return undefined;
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

/** The texts with a new stamp, of which the last digest is known. */
function findSuspects(
  listing: Listing,
  files: FileMemory,
  stamps: FileStamps,
): RunBase["changed"] {
  return textsIn(listing).flatMap((file) => {
    const digest = stamps.lastDigest(file.absolutePath);
    const isSame = files.recall(file.absolutePath) !== undefined;
    return isSame || digest === undefined ? [] : { ...file, digest };
  });
}

/** All inputs, with the last digests of these files. */
function describeBefore(
  listing: Listing,
  files: FileMemory,
  suspects: RunBase["changed"],
): string {
  const digests = new Map(
    suspects.map(({ absolutePath, digest }) => [absolutePath, digest]),
  );
  const recall = (file: string) => digests.get(file) ?? files.recall(file);
  return describeInputs(listing, { ...files, recall });
}

interface SteadyFiles extends FileMemory {
  areSteady(): boolean;
}

/** The digests of one run. If a file changes during the run, its result is valid for neither version. */
function createSteadyFiles(stamps: FileMemory): SteadyFiles {
  const digests = new Map<string, string>();
  let areSteady = true;
  return {
    recall(file) {
      const digest = digests.get(file) ?? stamps.recall(file);
      if (digest !== undefined) digests.set(file, digest);
      return digest;
    },
    keep(file, digest) {
      areSteady &&= (digests.get(file) ?? digest) === digest;
      digests.set(file, digest);
      stamps.keep(file, digest);
    },
    areSteady: () => areSteady,
  };
}

/** False for a result that another run may not repeat, such as a text that hit a time limit on a slow machine. */
function isLasting({ diagnostics }: RunAnswer): boolean {
  return !diagnostics.some(({ rule }) => rule === "file/too-complex");
}

function describeQuestion({
  contentDir,
  options,
  publicDirs,
}: RunQuestion): string {
  const settings = readText(join(dirname(contentDir), SETTINGS_FILE)) ?? null;
  const places = publicDirs.map((dir) => relative(contentDir, dir));
  const words = readText(join(contentDir, DICTIONARY_FILE)) ?? null;
  const all = [readToolKey(), options, places, settings, words];
  return hash("sha256", JSON.stringify(all));
}

/** All inputs of a run: texts by their bytes. */
function describeInputs(listing: Listing, files: FileMemory): string {
  const digest = createHash("sha256").update(listing.digest);
  for (const batch of batchesOf(textsIn(listing)))
    digest.update(
      JSON.stringify(batch.map((file) => [file.path, findDigest(file, files)])),
    );
  return digest.digest("hex");
}

function countTexts({ found }: Listing): number {
  return (found.value ?? []).filter(({ path }) => path.endsWith(".md")).length;
}

function textsIn({ found }: Listing): FoundFile[] {
  return (found.value ?? []).filter(({ path }) => isText(path));
}

function outputNames(
  { command, outDir }: RunQuestion,
  folders: readonly string[],
): string[] {
  return command === "build" ? listOutput(outDir, folders) : [];
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

/** The answer in pieces, each of which takes little memory. */
function* piecesOf({
  diagnostics,
  files,
  texts,
}: RunAnswer): Generator<Partial<RunAnswer>> {
  yield { files };
  for (const batch of batchesOf(texts)) yield { texts: batch };
  for (const batch of batchesOf(diagnostics)) yield { diagnostics: batch };
}

/** Reads what `piecesOf` gave. Diagnostics share the names of files and other texts that many of them have. */
function joinPieces(
  pieces: Iterable<unknown> | undefined,
): RunAnswer | undefined {
  if (pieces === undefined) return undefined;
  const values = new SharedValues();
  const answer = {
    diagnostics: [] as Diagnostic[],
    files: 0,
    texts: [] as string[],
  };
  for (const piece of pieces) {
    const { diagnostics = [], files, texts = [] } = piece as Partial<RunAnswer>;
    answer.files = files ?? answer.files;
    for (const text of texts) answer.texts.push(values.text(text));
    for (const diagnostic of diagnostics) {
      values.shareTexts(diagnostic);
      answer.diagnostics.push(diagnostic);
    }
  }
  return answer;
}

/** Reads what `keep` wrote. The question includes the tool's version, so the shape is known. */
function parseKept(value: unknown): KeptRun | undefined {
  return value as KeptRun | undefined;
}
