import type { IncomingMessage } from "node:http";
import { fromDataPath } from "#contract";
import { routeTable } from "#routes";
import { queryParameters } from "./api/define-endpoint.ts";
import { endpoints } from "./api/endpoints.ts";
import { createParametersOf, toKnownQuery } from "./cache/query-parameters.ts";
import { pageOfTwin, toAnswerPath } from "./twins/twin-addresses.ts";

const apiParametersOf = createParametersOf(
  endpoints.map(({ contract }) => ({
    path: contract.path,
    query: queryParameters(contract),
  })),
);
const routeParametersOf = createParametersOf(routeTable);

/** The part of a query that the answer at a path depends on. A Markdown version and the data of a page are like the page. */
export function knownQueryOf(path: string, search: string): string {
  if (search === "") return "";
  const names = path.startsWith("/api/")
    ? apiParametersOf(path)
    : routeParametersOf(pageOfTwin(path) ?? fromDataPath(path) ?? path);
  return toKnownQuery(search, names);
}

/** The key of the answer to a request: all that its path, its query and its preferred type can change. */
export function answerKeyOf({ url = "", headers }: IncomingMessage): string {
  const end = url.indexOf("?");
  if (end === -1) return toAnswerPath(url, headers.accept);
  const path = toAnswerPath(url.slice(0, end), headers.accept);
  return path + knownQueryOf(path, url.slice(end));
}
