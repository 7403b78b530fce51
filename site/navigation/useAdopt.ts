import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { adoptHead } from "./adopt-head.ts";

/**
 * Makes an address and its head those of the page on screen, which stays as it is.
 * @param settle runs before the address changes: it is not that of another page
 */
export function useAdopt(settle: (address: string) => void) {
  const navigate = useNavigate();
  return useCallback(
    (address: string, head: Document) => {
      settle(address);
      adoptHead(head);
      void navigate(address, { replace: true });
    },
    [settle, navigate],
  );
}
