import { QueryObserver } from "@tanstack/react-query";
import type { LiveQuery, QueryView } from "./live-query.ts";
import { queryClient } from "./query-client.ts";

/**
 * Observes a query: fetches at once if its data is stale, again on focus, and reports every change.
 * @returns a function that stops observing
 */
export function observeQuery<Data>(
  query: LiveQuery<Data>,
  show: (view: QueryView<Data>) => void,
): () => void {
  const observer = new QueryObserver<Data>(queryClient(), {
    queryKey: [query.key],
    queryFn: ({ signal }) => query.fetch(signal),
    ...(query.staleTime === undefined ? {} : { staleTime: query.staleTime }),
    ...(query.initial === undefined
      ? {}
      : { initialData: query.initial, initialDataUpdatedAt: query.loadedAt }),
  });
  const notify = () => {
    const { data, isPending, error, errorUpdatedAt } =
      observer.getCurrentResult();
    const refetch = () => void observer.refetch();
    show({ data, isPending, error, errorUpdatedAt, refetch });
  };
  const unsubscribe = observer.subscribe(notify);
  notify();
  return unsubscribe;
}
