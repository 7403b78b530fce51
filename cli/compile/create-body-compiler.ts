import { availableParallelism } from "node:os";
import type { BodyInput, CompiledBody } from "../model/body.ts";
import { compileBodySafely, isOrdinary } from "./compile-body-safely.ts";
import { compileInThread, type BodyThread } from "./compile-in-thread.ts";

/** Compiles texts: many of them in threads, a few in this one. */
export interface BodyCompiler {
  compile(input: BodyInput): Promise<CompiledBody>;
  /** Announces texts, so that threads start if there are enough. */
  expect(texts: number): void;
  /** Ends the threads. Texts are still compiled afterwards, in this one. */
  close(): void;
}

/** How many texts a thread must have, because it takes a while until V8 has optimized its code. */
const MIN_TEXTS = 600;
/** How many texts are worth a second one, which has to get as fast. */
const MANY_TEXTS = 2000;

/**
 * @param texts as for `expect`
 * @param processors how many threads can run at the same time, with this one
 */
export function createBodyCompiler(
  texts = 0,
  processors = availableParallelism(),
): BodyCompiler {
  const threads: BodyThread[] = [];
  expect(texts);
  return {
    expect,
    async compile(input) {
      const thread = findLeastBusy(threads);
      const body =
        thread && isOrdinary(input) ? await thread.compile(input) : undefined;
      return body ?? compileBodySafely(input);
    },
    close() {
      for (const thread of threads.splice(0)) thread.close();
    },
  };

  function expect(count: number): void {
    const wanted = count < MIN_TEXTS ? 0 : count < MANY_TEXTS ? 1 : 2;
    while (threads.length < Math.min(wanted, processors - 1))
      threads.push(compileInThread());
  }
}

function findLeastBusy(threads: readonly BodyThread[]): BodyThread | undefined {
  const [first, ...others] = threads;
  return others.reduce(
    (best, other) =>
      best !== undefined && best.waiting <= other.waiting ? best : other,
    first,
  );
}
