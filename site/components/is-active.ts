import type { Navigation } from "#contract";

/** True when a menu entry stands for the page: its own address, or one at or below those it names. */
export function isActive(
  link: Navigation["header"][number],
  pathname: string,
): boolean {
  return (link.activeOn ?? [link.href]).some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
}
