import {
  focusManager,
  notifyManager,
  QueryClient,
  QueryObserver,
  type QueryFunction,
  type QueryObserverOptions,
} from "@tanstack/react-query";
import { onReturn } from "./on-return.ts";
import {
  MUTATION_RETRIES,
  QUERY_RETRIES,
  retryDelay,
  STALE_MS,
} from "./query-times.ts";
import { ApiError, fetchOkReply } from "./request.ts";

export { fetchOkReply, fetchReply } from "./request.ts";

/**
 * The default query: a GET of the first element of its key, parsed as JSON.
 * @param options.on401 whether a 401 fails the query or returns null
 */
export function defaultQuery({
  on401,
}: {
  on401: "throw" | "null";
}): QueryFunction {
  return async ({ queryKey, signal }) => {
    try {
      const reply = await fetchOkReply(String(queryKey[0]), { signal });
      return await reply.json();
    } catch (error) {
      if (on401 === "null" && error instanceof ApiError && error.status === 401)
        return null;
      throw error;
    }
  };
}

/** A query client with the site's settings. With this `networkMode` calls fail when offline, instead of waiting. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultQuery({ on401: "throw" }),
        staleTime: STALE_MS,
        refetchInterval: false,
        refetchOnWindowFocus: true,
        retry: QUERY_RETRIES,
        retryDelay,
        networkMode: "always",
      },
      mutations: { retry: MUTATION_RETRIES, retryDelay, networkMode: "always" },
    },
  });
}

// Focus means a return to the tab or to the window. By default React Query only listens to the tab.
focusManager.setEventListener((onFocus) => onReturn(() => onFocus()));

// Results show at once, and not after a timer.
notifyManager.setScheduler(queueMicrotask);

let client: QueryClient | undefined;

/** The browser's only query client, created on the first call. It notices when the visitor returns. */
export function queryClient(): QueryClient {
  if (!client) {
    client = createQueryClient();
    client.mount();
  }
  return client;
}

/**
 * Makes a query, keeps it up to date and reports each change.
 * @returns ends it
 */
export function observeQuery<Data>(
  options: QueryObserverOptions<Data>,
  onChange: () => void,
): () => void {
  const stop = new QueryObserver(queryClient(), options).subscribe(onChange);
  onChange();
  return stop;
}
