import { useEffect, useEffectEvent, useReducer } from "react";
import type { QueryFunctionContext, QueryState } from "@tanstack/react-query";
import type * as QueryClientModule from "./query-client.ts";
import { reloadOnce } from "../routing/reload-once.ts";
import { onReturn } from "./on-return.ts";
import { STALE_MS } from "./query-times.ts";

type Queries = typeof QueryClientModule;
type Answer<Data> = Pick<QueryState<Data>, "data" | "error" | "errorUpdatedAt">;

interface Asked<Data> {
  /** Names the query: those with the same key share their replies. */
  key: string;
  ask: (context: QueryFunctionContext) => Promise<Data>;
  /** What the document has. */
  initial: Data | undefined;
  /** When `initial` was shown, in milliseconds since 1970. */
  at: number;
  /** Milliseconds until a reply is requested again, when the visitor returns. */
  staleTime?: number;
  enabled?: boolean;
}

let queries: Queries | undefined;

/** Why React Query is not there, for example after a release. */
let missing: Answer<never> | undefined;

const isFresh = <Data>({ initial, at, staleTime = STALE_MS }: Asked<Data>) =>
  initial !== undefined && Date.now() - at < staleTime;

/**
 * Loads React Query when it is needed, and makes the query.
 * @returns ends it
 */
function watch<Data>(key: string, asked: Asked<Data>, onChange: () => void) {
  const { ask, initial, at, staleTime = STALE_MS } = asked;
  let isOver = false;
  let stop: (() => void) | undefined;
  const observe = (loaded: Queries) => {
    queries = loaded;
    if (isOver) return;
    const options = {
      queryKey: [key],
      queryFn: ask,
      staleTime,
      ...(initial !== undefined && {
        initialData: initial,
        initialDataUpdatedAt: at,
      }),
    };
    stop = loaded.observeQuery(options, onChange);
  };
  const fail = (cause: unknown) => {
    // What the document has is good enough.
    if (isOver || initial !== undefined || reloadOnce()) return;
    const error = new Error("React Query is missing.", { cause });
    missing = { data: undefined, error, errorUpdatedAt: Date.now() };
    onChange();
  };
  const load = () => void import("./query-client.ts").then(observe, fail);
  if (queries) observe(queries);
  else if (isFresh(asked)) {
    stop = onReturn(() => {
      stop?.();
      load();
    });
  } else load();
  return () => {
    isOver = true;
    stop?.();
  };
}

/**
 * A query. React Query, a tenth of what a page loads, is loaded when the document does not have the reply, when that
 * is stale, or when the visitor returns to the page.
 */
export function useLateQuery<Data>(asked: Asked<Data>) {
  const { key, initial, enabled = true } = asked;
  const [, redraw] = useReducer((changes: number) => changes + 1, 0);
  const start = useEffectEvent((key: string) => watch(key, asked, redraw));
  useEffect(() => (enabled ? start(key) : undefined), [key, enabled]);
  const answer: Answer<Data> | undefined =
    queries?.queryClient().getQueryState([key]) ?? missing;
  return {
    data: answer?.data === undefined ? initial : answer.data,
    error: answer?.error ?? null,
    errorUpdatedAt: answer?.errorUpdatedAt ?? 0,
    refetch: () =>
      queries
        ? void queries.queryClient().refetchQueries({ queryKey: [key] })
        : window.location.reload(),
  };
}
