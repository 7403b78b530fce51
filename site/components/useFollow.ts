import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { isPlainClick } from "./is-plain-click.ts";

/**
 * Follows a link of ours in place when a plain click asks for it; any other click is the browser's.
 * @returns the click handler; `before` runs first, once it is sure that the link is followed here
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
