import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { loadPageData } from "../../routing/fetch-page.ts";
import { showHead } from "../../routing/show-head.ts";
import type { Paged } from "../../paging/cut-page.ts";
import { parsePaged } from "../../paging/load-list.ts";

/** A list that grows by pages. */
export interface GrowingList<Entry> {
  /** All entries on screen. Its page number is that of the last page on screen. */
  shown: Paged<Entry>;
  /** True while a page is being loaded. */
  loading: boolean;
  /** Loads the page at an address and appends its entries. */
  append: (address: string) => void;
}

/** Removes entries with repeated keys, keeping the first. */
function withoutRepeats<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const seen = new Map(
    entries.toReversed().map((entry) => [keyOf(entry), entry]),
  );
  return [...seen.values()].toReversed();
}

/**
 * Appends the next pages of a list to the page on screen. The address and the head follow, so that a reload or a
 * bookmark leads to the last page on screen. If a page cannot be loaded, the browser opens its address.
 * @param first the page of the list that the document shows; it may be updated later
 */
export function usePagedList<Entry>(
  first: Paged<Entry>,
  keyOf: (entry: Entry) => string,
): GrowingList<Entry> {
  const navigate = useNavigate();
  const [added, setAdded] = useState<Paged<Entry>>();
  const [loading, setLoading] = useState(false);
  const life = useRef<AbortController>(null);
  useEffect(() => {
    const ended = new AbortController();
    life.current = ended;
    return () => ended.abort();
  }, []);

  const shown = added
    ? {
        ...added,
        entries: withoutRepeats([...first.entries, ...added.entries], keyOf),
      }
    : first;

  async function loadNext(address: string): Promise<void> {
    const from = window.location.href;
    const page = await loadPageData(address);
    const next = parsePaged<Entry>(page.data);
    // Another page is being shown.
    if (life.current?.signal.aborted || window.location.href !== from) return;
    showHead(page.head);
    setAdded({ ...next, entries: [...shown.entries, ...next.entries] });
    await navigate(address, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  }

  return {
    shown,
    loading,
    append(address) {
      if (loading) return;
      setLoading(true);
      loadNext(address)
        .catch(() => window.location.assign(address))
        .finally(() => setLoading(false));
    },
  };
}
