import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { AppError } from "./app-error.ts";

/** The outcome of a task in a thread. Errors lose their class when they leave a thread. */
type Outcome<Result> =
  | { result: Result }
  | { failure: { code: string; message: string; hint: string | undefined } };

/** Runs a task in a thread. Only an AppError is returned as an outcome. Any other error ends the thread. */
export function settleTask<Result>(task: () => Result): Outcome<Result> {
  try {
    return { result: task() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, hint } = error;
    return { failure: { code, message, hint } };
  }
}

/** The garbage of a task takes this much of the server's memory at most before it is collected. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/**
 * Runs a module in a thread that posts one outcome of `settleTask`.
 * @throws the AppError of the task
 */
export async function runInThread<Result>(
  module: URL,
  workerData: unknown,
): Promise<Result> {
  const worker = new Worker(module, { workerData, resourceLimits: LIMITS });
  try {
    const [outcome]: [Outcome<Result>] = await waitForOutcome(worker);
    if ("result" in outcome) return outcome.result;
    const { code, message, hint } = outcome.failure;
    throw new AppError(code, message, hint === undefined ? {} : { hint });
  } finally {
    await worker.terminate();
  }
}

function waitForOutcome<Result>(worker: Worker): Promise<[Outcome<Result>]>;
function waitForOutcome(worker: Worker): Promise<unknown[]> {
  return once(worker, "message");
}
