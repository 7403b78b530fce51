/** The address of a page's Markdown twin: the page's own address with `.md`, or `/index.md` for the home page. */
export function toTwinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/**
 * The page whose twin has this address. Undefined if it is not the address of a twin: pages have no dot in their path.
 */
export function fromTwinPath(path: string): string | undefined {
  if (path === "/index.md") return "/";
  return /^(\/[^.]+)\.md$/u.exec(path)?.[1];
}
