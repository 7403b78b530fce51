import type { AnchorHTMLAttributes } from "react";
import { useFollow } from "./useFollow.ts";

/** The link of a filter. It changes the address and the list, but does not scroll. */
export function FilterLink({
  href = "",
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} href={href} onClick={useFollow(href)}>
      {children}
    </a>
  );
}
