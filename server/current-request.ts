import { AsyncLocalStorage } from "node:async_hooks";

const requests = new AsyncLocalStorage<string>();

/** Runs the work of a request: whatever is logged meanwhile has its id. */
export function runAsRequest(id: string, run: () => void): void {
  requests.run(id, run);
}

/** The id of the request that this work is for. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}
