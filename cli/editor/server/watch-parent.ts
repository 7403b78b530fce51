import { kill } from "node:process";

const INTERVAL_MS = 3000;

/**
 * Calls back when a process has ended, such as an editor that has crashed.
 * @returns a function that stops watching
 */
export function watchParent(pid: number, onGone: () => void): () => void {
  const timer = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    return kill(pid, 0);
  } catch (error) {
    const isForeign =
      error instanceof Error && "code" in error && error.code === "EPERM";
    return isForeign;
  }
}
