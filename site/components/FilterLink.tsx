import type { AnchorHTMLAttributes } from "react";

/** The link of a filter. It changes the address and the list, but does not scroll. */
export function FilterLink({
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} data-stay="">
      {children}
    </a>
  );
}
