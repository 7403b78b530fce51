import type { AnchorHTMLAttributes } from "react";
import { useFollow } from "./useFollow.ts";

/** A filter's link: it changes the address and what is listed, and leaves the window where it is. */
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
