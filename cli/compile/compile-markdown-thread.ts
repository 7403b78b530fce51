import { enableCompileCache } from "node:module";
import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { FoundFile } from "../model/content-file.ts";
import { prepareEnglish } from "../rules/spelling/english.ts";
import { encodeCompiled } from "./cache/entry-lines.ts";
import type { EntryFile } from "./compile-files.ts";
import {
  compileMarkdownFile,
  type CompileInputs,
} from "./compile-markdown-file.ts";
import { readFile } from "./read-file.ts";
import { createImageResolver, type ImageFiles } from "./resolve-images.ts";

/** The plain data that a thread starts with. */
export interface ThreadData
  extends Omit<CompileInputs, "resolver" | "store">, ImageFiles {
  /** True to return bodies separately, for a store. */
  isStored: boolean;
}

export interface ThreadFile extends EntryFile {
  found: FoundFile;
}

/** Some of the files, with the index of the first among all. */
export interface ThreadBatch {
  start: number;
  files: readonly ThreadFile[];
}

/** The results of a batch. A slow batch can end after a later one, so each says which it is. */
export interface ThreadAnswer {
  start: number;
  results: readonly ThreadResult[];
}

/** A thread's result for one file. */
export interface ThreadResult {
  /** The encoded result. Undefined if the file was deleted in the meantime. */
  encoded?: string;
  /** The text of the body's file. */
  body?: string;
}

enableCompileCache();
const data: ThreadData = workerData;
const { isStored } = data;
const resolver = createImageResolver(data);

parentPort?.on("message", async ({ files, start }: ThreadBatch) => {
  if (data.spelling) await prepareEnglish();
  const results: ThreadResult[] = [];
  for (const file of files) results.push(await compile(file));
  // The native parser frees its memory when the event loop gets a turn.
  await setImmediate();
  const answer: ThreadAnswer = { start, results };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
});

async function compile(item: ThreadFile): Promise<ThreadResult> {
  const file = readFile(item.found);
  if (file === undefined) return {};
  let body: string | undefined;
  const put = (_collection: string, _slug: string, text: string) => {
    body = text;
  };
  const store = isStored ? { has: () => false, put } : undefined;
  const inputs = { ...data, resolver, store };
  const compiled = await compileMarkdownFile(file, item.collection, inputs);
  const encoded = encodeCompiled(compiled);
  return body === undefined ? { encoded } : { encoded, body };
}
