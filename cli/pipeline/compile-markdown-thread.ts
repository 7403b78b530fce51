import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { FoundFile } from "../model/content-file.ts";
import type { EntryFile } from "./compile-files.ts";
import {
  compileMarkdownFile,
  type Surroundings,
} from "./compile-markdown-file.ts";
import { readFile } from "./read-file.ts";
import { createImageResolver } from "./resolve-images.ts";

/** What a thread is started with: plain data. */
export interface ThreadData extends Omit<Surroundings, "resolver" | "store"> {
  publicFiles: ReadonlyMap<string, string>;
  /** True to hand bodies over by themselves, for a store. */
  isStored: boolean;
}

export interface ThreadFile extends EntryFile {
  found: FoundFile;
}

/** What a thread gives back for one file. */
export interface ThreadResult {
  /** The compiled file as JSON; undefined when the file vanished in the meantime. */
  json?: string;
  /** The text of the body's file. */
  body?: string;
}

enableCompileCache();
const data: ThreadData = workerData;
const { images, isStored, publicFiles } = data;
const resolver = createImageResolver(images, publicFiles);

parentPort?.on("message", async (files: readonly ThreadFile[]) => {
  const results: ThreadResult[] = [];
  for (const file of files) results.push(await compile(file));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(results);
});

async function compile(item: ThreadFile): Promise<ThreadResult> {
  const file = readFile(item.found);
  if (file === undefined) return {};
  let body: string | undefined;
  const put = (_collection: string, _slug: string, text: string) => {
    body = text;
  };
  const store = isStored ? { has: () => false, put } : undefined;
  const around = { ...data, resolver, store };
  const compiled = await compileMarkdownFile(file, item.collection, around);
  const json = JSON.stringify(compiled);
  return body === undefined ? { json } : { json, body };
}
