import type { AnchorHTMLAttributes } from "react";
import { Link } from "react-router-dom";

type FilterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
};

/** The link of a filter. It changes the address and the list, but does not scroll. */
export function FilterLink({ href, children, ...rest }: FilterLinkProps) {
  return (
    <Link {...rest} to={href} discover="none" data-stay="" preventScrollReset>
      {children}
    </Link>
  );
}
