import { useEffect, useEffectEvent, useState } from "react";
import { runOnce, type LiveQuery, type QueryView } from "./live-query.ts";

/** React Query is loaded by the first query that has to fetch. A page that only shows its HTML never loads it. */
const observer = () => import("./observe-query.ts");

interface Shown<Data> {
  key: string;
  view: QueryView<Data>;
}

const toError = (error: unknown) =>
  error instanceof Error ? error : new Error(String(error));

/** The view before the query is observed: the server's data, if there is any. */
function firstView<Data>(initial: Data | undefined): QueryView<Data> {
  return {
    data: initial,
    isPending: initial === undefined,
    error: null,
    errorUpdatedAt: 0,
    refetch: () => undefined,
  };
}

/**
 * A query of the page. It fetches at once if the server's HTML has no data, otherwise after the first of its events.
 * From then on the settings of the query client apply.
 */
export function useLiveQuery<Data>(query: LiveQuery<Data>): QueryView<Data> {
  const { key, enabled = true, initial } = query;
  const [shown, setShown] = useState<Shown<Data>>();

  const follow = useEffectEvent(async (ended: AbortSignal) => {
    const { observeQuery } = await observer();
    if (ended.aborted) return;
    const stop = observeQuery(query, (view) =>
      setShown({ key: query.key, view }),
    );
    ended.addEventListener("abort", stop);
  });
  const begin = useEffectEvent((ended: AbortSignal) => {
    // If a script is missing, for example after a release, the query fails like a call, and the screen does not
    // change.
    follow(ended).catch((error: unknown) => {
      if (ended.aborted) return;
      const failed = { error: toError(error), errorUpdatedAt: Date.now() };
      const view = { ...firstView(initial), ...failed, isPending: false };
      setShown({ key: query.key, view });
    });
  });
  const start = useEffectEvent((ended: AbortSignal) => {
    const followsAlready = shown !== undefined;
    if (initial === undefined || followsAlready) return begin(ended);
    const cancel = runOnce(query.startsOn, () => begin(ended));
    ended.addEventListener("abort", cancel);
  });

  useEffect(() => {
    const life = new AbortController();
    if (key && enabled) start(life.signal);
    return () => life.abort();
  }, [key, enabled]);

  return shown?.key === key ? shown.view : firstView(initial);
}
