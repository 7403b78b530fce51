/** The address of the Markdown twin of a page: that of the page and `.md`. The home page has no name to add it to. */
export function toTwinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** The page whose twin has this address; undefined if it is not the address of a twin. No page has a dot in its path. */
export function fromTwinPath(path: string): string | undefined {
  if (path === "/index.md") return "/";
  return /^(\/[^.]+)\.md$/u.exec(path)?.[1];
}
