import { useCallback } from "react";
import { adoptHead } from "./adopt-head.ts";
import { replaceEntry } from "./history-entry.ts";

/**
 * Makes an address and its head those of the page on screen, which stays as it is.
 * @param settle runs before the address changes: it is not that of another page
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
