import { AsyncLocalStorage } from "node:async_hooks";
import type { Request, RequestHandler } from "express";

const requests = new AsyncLocalStorage<string>();

/** The id that the request log has given to a request. */
export const requestIdOf = ({ id = "" }: Pick<Request, "id">): string =>
  String(id);

/** Sends the id of a request with its reply. Everything that is logged from here on has it. */
export const withRequestId: RequestHandler = (request, response, next) => {
  const id = requestIdOf(request);
  response.set("X-Request-Id", id);
  requests.run(id, next);
};

/** The id of the current request. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}
