/** Addresses of Vite's and Vike's own: they throw, or leak page state, when they reach the renderer. */
const TOOLING =
  /^\/(?:@|__vite|__vike|node_modules\/|\.vite\/)|\.pagecontext\.json$/u;
/** Folders of files: what is not there is no page either. */
const FILES = /^\/(?:assets|content-assets)\//u;

/** True for a path that no page may answer. @param path canonical */
export function isReservedPath(path: string): boolean {
  return TOOLING.test(path) || FILES.test(path);
}
