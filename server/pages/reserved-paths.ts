/** Paths that Vite and Vike use themselves. The renderer would throw, or reveal page data. */
const TOOLING =
  /^\/(?:@|__vite|__vike|node_modules\/|\.vite\/)|\.pagecontext\.json$/u;
/** Folders of static files. A missing file is not a page either. */
const FILES = /^\/(?:assets|content-assets|share-images)\//u;

/** True for a canonical path that no page may answer. */
export function isReservedPath(path: string): boolean {
  return TOOLING.test(path) || FILES.test(path);
}
