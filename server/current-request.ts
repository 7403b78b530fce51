import { AsyncLocalStorage } from "node:async_hooks";

const requests = new AsyncLocalStorage<string>();

/** Runs the work of a request, so that everything it logs has the request's id. */
export function runAsRequest(id: string, run: () => void): void {
  requests.run(id, run);
}

/** The id of the current request. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}
