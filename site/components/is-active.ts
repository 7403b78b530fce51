import type { Navigation } from "#contract";

/** True if a menu entry is active on a page: at or below one of the paths that it lists, or else its own. */
export function isActive(
  link: Navigation["header"][number],
  pathname: string,
): boolean {
  return (link.activeOn ?? [link.href]).some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
}
