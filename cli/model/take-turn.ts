import { setImmediate } from "node:timers/promises";

/**
 * Gives the event loop a turn, in which signals arrive.
 * @throws the reason of an aborted signal
 */
export async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  signal?.throwIfAborted();
}

/** `flatMap` that waits before each value, with the share of the work that is done, from 0 to 1. */
export async function flatMapInTurns<Value, Result>(
  values: readonly Value[],
  turn: (done: number) => Promise<void>,
  work: (value: Value) => readonly Result[],
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, value] of values.entries()) {
    await turn(index / values.length);
    results.push(...work(value));
  }
  return results;
}
