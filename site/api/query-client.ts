import {
  focusManager,
  QueryClient,
  type QueryFunction,
} from "@tanstack/react-query";
import { returning } from "./live-query.ts";
import { ApiError, request } from "./request.ts";
import { MUTATION_RETRIES, QUERY_RETRIES, retryDelay } from "./retry-delay.ts";

const STALE_MS = 10_000;

/**
 * The default query: a GET on the first element of its key, read as JSON.
 * @param options.on401 whether a 401 fails the query or yields null
 */
export function defaultQuery({
  on401,
}: {
  on401: "throw" | "null";
}): QueryFunction {
  return async ({ queryKey, signal }) => {
    try {
      const reply = await request(String(queryKey[0]), { signal });
      return await reply.json();
    } catch (error) {
      if (on401 === "null" && error instanceof ApiError && error.status === 401)
        return null;
      throw error;
    }
  };
}

/** A query client with the site's rules; `networkMode` lets a call fail when offline instead of waiting for ever. */
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

/** Focus is coming back to the tab or to the window: React Query itself hears of the tab alone. */
focusManager.setEventListener((hear) => {
  const listener = () => hear();
  for (const event of returning) window.addEventListener(event, listener);
  return () => {
    for (const event of returning) window.removeEventListener(event, listener);
  };
});

let client: QueryClient | undefined;

/** The one client of the browser, made when it is first asked for. */
export function queryClient(): QueryClient {
  if (!client) {
    client = createQueryClient();
    client.mount();
  }
  return client;
}
