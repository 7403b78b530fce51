import { createHash } from "node:crypto";
import {
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** In a process that builds again and again this is written once in a while: what it lacks costs the next run a look. */
const REST_MS = 10_000;
const INDEX = "index.json";

/** What is known of a file that was written. */
export interface KnownFile {
  /** SHA-256 of its bytes; empty where nobody asks for it. */
  digest: string;
  size: number;
  mtimeMs: number;
}

/** What this tool knows of the files it wrote: digest, bytes and time of each, by path in the output. */
export interface OutputFiles {
  /** True when the file is there with these bytes. Looked up by size and time; read only when those are new. */
  has(name: string, path: string, digest: string): boolean;
  /** Remembers a file that was just written. */
  add(name: string, file: KnownFile): void;
  /** The same for the index. */
  addIndex(outDir: string): void;
  /** Looks again at each file if the index is not as it was written: somebody else was at work. */
  recheck(outDir: string): void;
  /** How many files are known. */
  count(): number;
  /** True when all files are as they were written, by size and time. */
  areUntouched(outDir: string): boolean;
  /** Forgets all but these, and writes the rest down. */
  save(names: ReadonlySet<string>): void;
}

export function openOutputFiles(path: string): OutputFiles {
  /** Looked at by this process: for as long as the index is its own, nobody else has written. */
  const seen = new Map<string, string>();
  const known = new Map(Object.entries(load(path)));
  let isChanged = false;
  let written = -Infinity;
  const add = (name: string, { digest, mtimeMs, size }: KnownFile) => {
    known.set(name, [digest, size, mtimeMs]);
    seen.set(name, digest);
    isChanged = true;
  };
  return {
    has(name, file, digest) {
      if (seen.get(name) === digest) return true;
      const facts = statSync(file, { throwIfNoEntry: false });
      if (facts === undefined) return false;
      const [old, size, time] = known.get(name) ?? [];
      if (size === facts.size && time === facts.mtimeMs) {
        if (old === digest) seen.set(name, digest);
        return old === digest;
      }
      const bytes = readFileSync(file);
      const found = createHash("sha256").update(bytes).digest("hex");
      if (found !== digest) return false;
      add(name, { digest, size: facts.size, mtimeMs: facts.mtimeMs });
      return true;
    },
    add,
    addIndex(outDir) {
      const { mtimeMs, size } = statSync(join(outDir, INDEX));
      add(INDEX, { digest: "", mtimeMs, size });
    },
    count: () => known.size,
    recheck(outDir) {
      const path = join(outDir, INDEX);
      const facts = statSync(path, { throwIfNoEntry: false });
      const [, size, time] = known.get(INDEX) ?? [];
      if (facts?.size !== size || facts?.mtimeMs !== time) seen.clear();
    },
    areUntouched: (outDir) =>
      known.has(INDEX) &&
      [...known].every(([name, [, size, time]]) => {
        const facts = statSync(join(outDir, name), { throwIfNoEntry: false });
        return facts?.size === size && facts.mtimeMs === time;
      }),
    save(names) {
      for (const name of known.keys()) {
        if (names.has(name)) continue;
        known.delete(name);
        isChanged = true;
      }
      const rest = performance.now() - written;
      if (!isChanged || rest < REST_MS) return;
      written = performance.now();
      try {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(`${path}.tmp`, JSON.stringify(Object.fromEntries(known)));
        renameSync(`${path}.tmp`, path);
      } catch {
        // The next run has to read the files.
      }
      isChanged = false;
    },
  };
}

type KnownFiles = Record<string, [digest: string, size: number, time: number]>;

/** What `save` wrote; anything else is as good as nothing. */
function load(path: string): KnownFiles {
  try {
    const found: unknown = JSON.parse(readFileSync(path, "utf8"));
    const isWhole =
      typeof found === "object" &&
      found !== null &&
      Object.values(found).every((facts) => Array.isArray(facts));
    return isWhole ? (found as KnownFiles) : {};
  } catch {
    return {};
  }
}
