import { Router, type RequestHandler } from "express";
import { AppError } from "../app-error.ts";
import type { ApiServices, Endpoint } from "./define-endpoint.ts";
import { endpoints, formContracts } from "./endpoints.ts";

const refuseUnknown: RequestHandler = () => {
  throw new AppError("not_found", "There is no such API call.");
};

/** Answers all other methods of a path with 405. */
function refuseMethod(methods: readonly string[]): RequestHandler {
  const allowed = methods.flatMap((method) =>
    method === "GET" ? ["GET", "HEAD"] : [method],
  );
  return (_request, response) => {
    response.set("Allow", allowed.join(", "));
    throw new AppError(
      "method_not_allowed",
      `This call answers ${allowed.join(" and ")} only.`,
    );
  };
}

function mount(router: Router, endpoint: Endpoint, services: ApiServices) {
  const { contract, isEnabled, createHandlers } = endpoint;
  const { method, path } = contract;
  if (!isEnabled(services)) router.all(path, refuseUnknown);
  else if (method === "GET") router.get(path, createHandlers(services));
  else router.post(path, createHandlers(services));
}

/**
 * All of /api except the forms, which are mounted before it. Every reply is JSON. An unsupported method of a path
 * gets 405, an unknown path 404.
 */
export function createApiRouter(services: ApiServices): Router {
  const router = Router({ caseSensitive: true });
  for (const endpoint of endpoints) mount(router, endpoint, services);
  const contracts = [
    ...endpoints.map(({ contract }) => contract),
    ...formContracts,
  ];
  for (const [path, sharing] of Map.groupBy(contracts, ({ path }) => path))
    router.all(path, refuseMethod(sharing.map(({ method }) => method)));
  router.all(["/api", "/api/{*path}"], refuseUnknown);
  return router;
}
