import { createHash } from "node:crypto";
import {
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { FileMemory, FoundFile } from "../model/content-file.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { listFiles } from "../pipeline/list-files.ts";
import { listPublic } from "../pipeline/list-public.ts";
import { readFile } from "../pipeline/read-file.ts";
import { SETTINGS_FILE } from "../settings/settings-file.ts";
import { cacheDir } from "./cache-dir.ts";
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

/** What a run said. */
export interface RunAnswer {
  diagnostics: Diagnostic[];
  /** How many files there are. */
  files: number;
  /** The files that could be decoded: reports name those without problems too. */
  texts: readonly string[];
}

export interface LastRun {
  /** What the run before said; undefined when anything has changed since. */
  answer?: RunAnswer;
  /** Digests of the files that were read to find out. */
  files: FileMemory;
  /** Keeps what this run says until a moment at which it could be something else. */
  keep(answer: RunAnswer, until: Date): void;
}

interface KeptRun extends RunAnswer {
  question: string;
  inputs: string;
  from: string;
  until: string;
}

/** More problems than these are found anew each time. */
const MOST_DIAGNOSTICS = 1000;

/** Compares all that goes into a run with what went into the one before. Loads no parser. */
export async function openLastRun(question: RunQuestion): Promise<LastRun> {
  const { contentDir, command, now, outDir, publicDirs } = question;
  const path = join(cacheDir(outDir), `last-${command}.json`);
  const digests = new Map<string, string>();
  const files: FileMemory = {
    recall: (file) => digests.get(file),
    keep: (file, digest) => digests.set(file, digest),
  };
  const [found, publicFiles] = await Promise.all([
    listFiles(contentDir),
    listPublic(publicDirs),
  ]);
  const listed = found.value ?? [];
  const fixed = createHash("sha256");
  fixed.update(JSON.stringify(found.diagnostics));
  for (const [address, file] of publicFiles)
    fixed.update(`${address} ${stampOf(file)}\n`);
  const rest = fixed.digest("hex");
  const asked = describeQuestion(question);
  const kept = readKept(path);
  const isLikely =
    kept?.question === asked &&
    kept.from <= now.toISOString() &&
    now.toISOString() < kept.until;
  const keep: LastRun["keep"] = (answer, until) => {
    if (answer.diagnostics.length > MOST_DIAGNOSTICS) return;
    const inputs = describeInputs(listed, files, rest);
    const from = now.toISOString();
    const run = { question: asked, inputs, from, until: until.toISOString() };
    writeKept(path, { ...run, ...answer });
  };
  if (!isLikely || kept.inputs !== describeInputs(listed, files, rest))
    return { files, keep };
  const { diagnostics, files: count, texts } = kept;
  return { answer: { diagnostics, files: count, texts }, files, keep };
}

function describeQuestion({
  contentDir,
  options,
}: Pick<RunQuestion, "contentDir" | "options">): string {
  const hash = createHash("sha256").update(readToolKey());
  hash.update(JSON.stringify(options));
  return hash
    .update(readText(join(dirname(contentDir), SETTINGS_FILE)) ?? "none")
    .digest("hex");
}

/** Texts and drawings by their bytes, other images by size and time: their bytes are not what takes the time. */
function describeInputs(
  listed: readonly FoundFile[],
  files: FileMemory,
  rest: string,
): string {
  const hash = createHash("sha256").update(rest);
  for (const found of listed) {
    const { absolutePath, path } = found;
    const state = /\.(?:png|jpe?g|webp|avif|gif)$/iu.test(path)
      ? stampOf(absolutePath)
      : readFile(found, files)?.digest;
    hash.update(`${path}\t${state}\n`);
  }
  return hash.digest("hex");
}

function stampOf(path: string): string {
  const facts = statSync(path, { throwIfNoEntry: false });
  return `${facts?.size} ${facts?.mtimeMs}`;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** What `writeKept` wrote; under the same question its shape is the same. */
function readKept(path: string): KeptRun | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as KeptRun;
  } catch {
    return undefined;
  }
}

function writeKept(path: string, run: KeptRun): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.tmp`, JSON.stringify(run));
    renameSync(`${path}.tmp`, path);
  } catch {
    // The next run looks at everything.
  }
}
