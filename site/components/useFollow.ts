import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { isPlainClick } from "./is-plain-click.ts";

/**
 * Follows a link to a page of this site without a new document, on a plain click only.
 * @returns the click handler
 * @param before runs just before the link is followed
 */
export function useFollow(href: string, before?: () => void) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    before?.();
    void navigate(href);
  };
}
