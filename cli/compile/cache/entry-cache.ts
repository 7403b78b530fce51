import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { CompiledFile } from "../../model/compiled-file.ts";
import type { EntryMemory } from "../../model/compile-memory.ts";
import {
  attempt,
  isOwnFile,
  makeFolder,
  readText,
  replaceWhole,
  sumOf,
} from "./cache-file.ts";

/** Compiled files that outlive the run. */
export interface EntryCache extends EntryMemory {
  /** Writes what is new. A disk that is full or read-only costs time on the next run, and nothing else. */
  save(): void;
}

interface Version {
  digest: string;
  /** As it stands in the file; undefined once it is parsed. */
  line?: string | undefined;
  compiled?: CompiledFile | undefined;
  isUsed: boolean;
}

/** How many lines are written at a time: memory stays flat, and a run that is killed has not worked for nothing. */
const BATCH = 200;
/** How many versions of a file are worth keeping: a comparison goes back and forth between two. */
const VERSIONS = 2;

export interface EntryCacheOptions {
  /** What the lines are made with; a cache of another key is as good as none. */
  key: string;
  /** False to read only. */
  isWritten?: boolean;
}

/**
 * The compiled files that stand in a cache file: a line with the key, then one for each file, the last one wins. Lines
 * are only added, so that a run that changes one file writes one line; when most are of no use any more the file is
 * written anew. It holds no absolute path and no time, so that it is good on any machine. Each line begins with a sum
 * of the key and of itself: one that is cut off, changed, or added by a run of another key is as good as none.
 */
export function openEntryCache(
  path: string,
  { isWritten = true, key }: EntryCacheOptions,
): EntryCache {
  const kept = new Map<string, Version[]>();
  let added: string[] = [];
  let lines = load();
  return {
    has: (file) => kept.has(file),
    get(file, digest) {
      const found = kept.get(file)?.find((known) => known.digest === digest);
      if (found === undefined) return undefined;
      if (found.line !== undefined) {
        found.compiled = parseLine(found.line, key);
        found.line = undefined;
      }
      found.isUsed = found.compiled !== undefined;
      return found.compiled;
    },
    set(compiled, given) {
      const { digest, file } = compiled;
      const json = given ?? JSON.stringify(compiled);
      // Read back from its JSON it keeps no part of the text it was made from alive.
      const copy = given ? compiled : parseCompiled(json);
      keep(file, { digest, compiled: copy, isUsed: true });
      if (isWritten && isLasting(compiled))
        added.push(formatLine(compiled, json, key));
      if (added.length >= BATCH) flush();
      return copy;
    },
    save() {
      flush();
      if (!isWritten) return;
      const used = [...kept].flatMap(([, versions]) =>
        versions.filter(({ isUsed }) => isUsed),
      );
      if (lines > used.length * 2 + 100) attempt(() => writeAnew(used));
    },
  };

  function flush(): void {
    if (added.length === 0) return;
    const text = added.join("");
    attempt(() => {
      if (lines === 0 || !isOwnFile(path)) begin(path);
      appendFileSync(path, text);
    });
    lines += added.length;
    added = [];
  }

  function keep(file: string, version: Version): void {
    const versions = kept.get(file);
    if (versions === undefined) {
      kept.set(file, [version]);
      return;
    }
    const same = versions.findIndex(({ digest }) => digest === version.digest);
    if (same !== -1) versions.splice(same, 1);
    versions.unshift(version);
    versions.length = Math.min(versions.length, VERSIONS);
  }

  /** @returns how many lines there are; 0 when the file has to be begun anew */
  function load(): number {
    const text = readText(path);
    const header = `${key}\n`;
    if (text?.startsWith(header) !== true) return 0;
    let count = 0;
    for (let at = header.length; at < text.length; count++) {
      const next = text.indexOf("\n", at);
      const end = next === -1 ? text.length : next;
      const line = text.slice(at, end);
      const [digest, file] = headOf(line);
      if (file !== "") keep(file, { digest, line, isUsed: false });
      at = end + 1;
    }
    // A last line without its end was cut off when a run was killed.
    if (!text.endsWith("\n")) added.push("\n");
    return count;
  }

  function begin(target: string): void {
    makeFolder(dirname(target));
    if (!isOwnFile(target)) rmSync(target, { force: true });
    writeFileSync(target, `${key}\n`);
  }

  function writeAnew(used: readonly Version[]): void {
    replaceWhole(path, (temporary) => {
      begin(temporary);
      for (let at = 0; at < used.length; at += BATCH)
        appendFileSync(
          temporary,
          used
            .slice(at, at + BATCH)
            .flatMap(({ compiled }) => compiled ?? [])
            .filter(isLasting)
            .map((compiled) =>
              formatLine(compiled, JSON.stringify(compiled), key),
            )
            .join(""),
        );
    });
    lines = used.length;
  }
}

/** True for what may be kept for later: not what a machine of today was too slow for, or what breaks a line. */
function isLasting({ diagnostics, file }: CompiledFile): boolean {
  return (
    !/[\t\n]/u.test(file) &&
    !diagnostics.some(({ rule }) => rule === "file/too-complex")
  );
}

function formatLine(
  { digest, file }: CompiledFile,
  json: string,
  key: string,
): string {
  const line = `${digest}\t${file}\t${json}`;
  return `${sumOf(line, key)}\t${line}\n`;
}

/** The digest and the file of a line, with nothing in them when it is none. */
function headOf(line: string): [digest: string, file: string] {
  const first = line.indexOf("\t") + 1;
  const second = line.indexOf("\t", first) + 1;
  const third = line.indexOf("\t", second) + 1;
  if (first === 0 || second === 0 || third === 0) return ["", ""];
  return [line.slice(first, second - 1), line.slice(second, third - 1)];
}

/** What `formatLine` wrote under the same key; anything else is no use. */
function parseLine(line: string, key: string): CompiledFile | undefined {
  const start = line.indexOf("\t") + 1;
  const rest = line.slice(start);
  if (line.slice(0, start - 1) !== sumOf(rest, key)) return undefined;
  const [digest, file] = headOf(line);
  return parseCompiled(rest.slice(digest.length + file.length + 2));
}

function parseCompiled(json: string): CompiledFile {
  return JSON.parse(json) as CompiledFile;
}
