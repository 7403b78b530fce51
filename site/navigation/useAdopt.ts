import { useCallback } from "react";
import { adoptHead } from "./adopt-head.ts";
import { replaceEntry } from "./history-entry.ts";

/**
 * Changes the address and the head without changing the page on screen.
 * @param settle runs before the address changes, so that the change does not count as another page
 */
export function useAdopt(settle: (address: string) => void) {
  return useCallback(
    (address: string, head: Document) => {
      settle(address);
      adoptHead(head);
      replaceEntry(address);
    },
    [settle],
  );
}
