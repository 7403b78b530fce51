import { randomUUID } from "node:crypto";
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import type { CompiledFile } from "../model/compiled-file.ts";
import type { EntryMemory } from "../model/compile-memory.ts";

/** Compiled files that outlive the run. */
export interface EntryCache extends EntryMemory {
  /** Writes what is new. A disk that is full or read-only costs time on the next run, and nothing else. */
  save(): void;
}

interface Version {
  digest: string;
  /** As it stands in the file; undefined once it is parsed. */
  json?: string | undefined;
  compiled?: CompiledFile | undefined;
  isUsed: boolean;
}

/** How many lines are written at a time: memory stays flat, and a run that is killed has not worked for nothing. */
const BATCH = 200;
/** How many versions of a file are worth keeping: a comparison goes back and forth between two. */
const VERSIONS = 2;

/**
 * The compiled files that stand in a cache file: a line with the key, then one for each file, the last one wins. Lines
 * are only added, so that a run that changes one file writes one line; when most are of no use any more the file is
 * written anew. It holds no absolute path and no time, so that it is good on any machine.
 * @param key what the lines were made with; a cache of another key is as good as none
 */
export function openEntryCache(path: string, key: string): EntryCache {
  const kept = new Map<string, Version[]>();
  let added: string[] = [];
  let lines = load();
  return {
    has: (file) => kept.has(file),
    get(file, digest) {
      const found = kept.get(file)?.find((known) => known.digest === digest);
      if (found === undefined) return undefined;
      found.isUsed = true;
      if (found.compiled === undefined && found.json !== undefined) {
        found.compiled = parseLine(found.json);
        found.json = undefined;
      }
      return found.compiled;
    },
    set(compiled, given) {
      const { digest, file } = compiled;
      const json = given ?? JSON.stringify(compiled);
      // Read back from its JSON it keeps no part of the text it was made from alive.
      const copy = given ? compiled : (parseLine(json) ?? compiled);
      keep(file, { digest, compiled: copy, isUsed: true });
      added.push(`${file}\t${digest}\t${json}\n`);
      if (added.length >= BATCH) flush();
      return copy;
    },
    save() {
      flush();
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
      if (lines === 0) begin(path);
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
    const text = readCache(path);
    const header = `${key}\n`;
    if (text?.startsWith(header) !== true) return 0;
    let count = 0;
    let at = header.length;
    for (;;) {
      const end = text.indexOf("\n", at);
      // A last line without its end was cut off when a run was killed.
      if (end === -1) return text.length === at ? count : 0;
      const first = text.indexOf("\t", at);
      const second = text.indexOf("\t", first + 1);
      if (first === -1 || second === -1 || second > end) return 0;
      const digest = text.slice(first + 1, second);
      const json = text.slice(second + 1, end);
      keep(text.slice(at, first), { digest, json, isUsed: false });
      count++;
      at = end + 1;
    }
  }

  function begin(target: string): void {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${key}\n`);
  }

  function writeAnew(used: readonly Version[]): void {
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      begin(temporary);
      for (let at = 0; at < used.length; at += BATCH)
        appendFileSync(
          temporary,
          used
            .slice(at, at + BATCH)
            .map(({ compiled }) => (compiled ? formatLine(compiled) : ""))
            .join(""),
        );
      renameSync(temporary, path);
      lines = used.length;
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  }
}

/** What could not be written is lost: the next run has more to do. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // A disk that is full or read-only is no reason to fail.
  }
}

function readCache(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function formatLine(compiled: CompiledFile): string {
  return `${compiled.file}\t${compiled.digest}\t${JSON.stringify(compiled)}\n`;
}

/** What this module wrote under the same key; anything else is no use. */
function parseLine(json: string): CompiledFile | undefined {
  try {
    return JSON.parse(json) as CompiledFile;
  } catch {
    return undefined;
  }
}
