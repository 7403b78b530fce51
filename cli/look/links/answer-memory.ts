import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { cacheDir } from "../../compile/cache/cache-dir.ts";
import { makeCacheFolder } from "../../compile/cache/cache-file.ts";
import { replaceFile } from "../../compile/write/replace-file.ts";
import { linkAnswer, type LinkAnswer } from "../../model/link-answer.ts";

const remembered = z.object({ askedAt: z.number(), answer: linkAnswer });
const memoryFile = z.object({
  version: z.literal(1),
  answers: z.record(z.string(), remembered),
});
type Remembered = z.infer<typeof remembered>;

/** Older answers are not written again. No option asks for older ones. */
const MAX_AGE_MS = 90 * 86_400_000;

/** Cached answers of addresses, in the cache of an output folder. */
export type AnswerMemory = ReturnType<typeof openAnswerMemory>;

/**
 * Opens the cache. A broken file or one of another version is ignored.
 * @param maxAgeMs answers that are older are not recalled, in milliseconds
 */
export function openAnswerMemory(outDir: string, now: Date, maxAgeMs: number) {
  const path = join(cacheDir(outDir), "links.json");
  const read = memoryFile.safeParse(readJson(path));
  const answers = new Map<string, Remembered>(
    Object.entries(read.data?.answers ?? {}),
  );
  const ageOf = ({ askedAt }: Remembered) => now.getTime() - askedAt;
  return {
    /** The answer of an address, if it is not too old. */
    recall(address: string): LinkAnswer | undefined {
      const known = answers.get(address);
      if (known === undefined) return undefined;
      const age = ageOf(known);
      return age >= 0 && age < maxAgeMs ? known.answer : undefined;
    },
    /** Stores an answer. An inconclusive one is not stored, so that the next run asks again. */
    keep(address: string, answer: LinkAnswer): void {
      if (answer.kind === "unknown") answers.delete(address);
      else answers.set(address, { askedAt: now.getTime(), answer });
    },
    save() {
      const kept = [...answers].filter(([, each]) => ageOf(each) < MAX_AGE_MS);
      const sorted = kept.toSorted(([a], [b]) => (a < b ? -1 : 1));
      writeJson(path, { version: 1, answers: Object.fromEntries(sorted) });
    },
  };
}

/** Undefined if it cannot be read. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** A full or read-only disk only makes the next run slower. */
function writeJson(path: string, value: unknown): void {
  try {
    makeCacheFolder(dirname(path));
    replaceFile(path, Buffer.from(JSON.stringify(value)));
  } catch {
    // The next run asks again.
  }
}
