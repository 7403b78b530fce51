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
  compiled?: CompiledFile;
  isUsed: boolean;
}

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
  const added: CompiledFile[] = [];
  let lines = load();
  return {
    get(file, digest) {
      const found = kept.get(file)?.find((known) => known.digest === digest);
      if (found === undefined) return undefined;
      found.isUsed = true;
      if (found.compiled === undefined && found.json !== undefined) {
        const compiled = parseLine(found.json);
        if (compiled === undefined) return undefined;
        found.compiled = compiled;
        found.json = undefined;
      }
      return found.compiled;
    },
    set(compiled) {
      const { digest, file } = compiled;
      keep(file, { digest, compiled, isUsed: true });
      added.push(compiled);
    },
    save() {
      if (added.length === 0) return;
      try {
        write();
      } catch {
        // The next run has more to do.
      }
      added.length = 0;
    },
  };

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

  /** @returns how many lines there are */
  function load(): number | undefined {
    const text = readCache(path);
    const header = `${key}\n`;
    if (text?.startsWith(header) !== true) return undefined;
    let count = 0;
    let at = header.length;
    for (;;) {
      const end = text.indexOf("\n", at);
      // A last line without its end was cut off when a run was killed.
      if (end === -1) return text.length === at ? count : undefined;
      const first = text.indexOf("\t", at);
      const second = text.indexOf("\t", first + 1);
      if (first === -1 || second === -1 || second > end) return undefined;
      const digest = text.slice(first + 1, second);
      const json = text.slice(second + 1, end);
      keep(text.slice(at, first), { digest, json, isUsed: false });
      count++;
      at = end + 1;
    }
  }

  function write(): void {
    const used = [...kept].flatMap(([, versions]) =>
      versions.filter(({ isUsed }) => isUsed),
    );
    if (lines !== undefined && lines + added.length < used.length * 2 + 100) {
      appendFileSync(path, added.map(formatLine).join(""));
      lines += added.length;
      return;
    }
    mkdirSync(dirname(path), { recursive: true });
    const temporary = `${path}.${process.pid}.tmp`;
    try {
      writeInParts(temporary, used);
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
    lines = used.length;
  }

  /** A few thousand lines at a time: memory stays flat. */
  function writeInParts(target: string, used: readonly Version[]): void {
    writeFileSync(target, `${key}\n`);
    for (let at = 0; at < used.length; at += 500) {
      const part = used
        .slice(at, at + 500)
        .map(({ compiled }) => (compiled ? formatLine(compiled) : ""));
      appendFileSync(target, part.join(""));
    }
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
