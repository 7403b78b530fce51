import { useEffect, useState } from "react";
import { searchSite } from "#contract";
import { fetchOkReply } from "../api/request.ts";

const LIMIT = "8";

/** A pause in typing of this length starts a search. */
const PAUSE_MS = 150;

/** The best pages for a query. @throws if the call fails, or its reply does not match the contract */
async function fetchResults(text: string, signal: AbortSignal) {
  const query = new URLSearchParams({ q: text, limit: LIMIT });
  const reply = await fetchOkReply(`${searchSite.path}?${query}`, { signal });
  return searchSite.reply.parse(await reply.json());
}

type Results = Awaited<ReturnType<typeof fetchResults>>;

/** The results for a query while the visitor types. The last ones stay until there are newer ones. */
export function useResults(text: string) {
  const [found, setFound] = useState<Results>();
  const [failedText, setFailedText] = useState<string>();
  useEffect(() => {
    const life = new AbortController();
    const search = async () => {
      try {
        const results = await fetchResults(text, life.signal);
        if (!life.signal.aborted) setFound(results);
      } catch {
        if (!life.signal.aborted) setFailedText(text);
      }
    };
    const timer = text === "" ? undefined : setTimeout(search, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [text]);
  return {
    found: text === "" ? undefined : found,
    failed: failedText === text,
  };
}
