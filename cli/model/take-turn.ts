import { setImmediate } from "node:timers/promises";

/**
 * Gives the event loop a turn, in which signals arrive.
 * @throws the reason of an aborted signal
 */
export async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  signal?.throwIfAborted();
}
