import { readFileSync } from "node:fs";

const LINE = /^Max open files\s+(\d+)/mu;

/** How many files this process may have open. Undefined if the system has no /proc or no limit. */
export function readFileLimit(): number | undefined {
  try {
    const found = LINE.exec(readFileSync("/proc/self/limits", "utf8"));
    return found ? Number(found[1]) : undefined;
  } catch {
    return undefined;
  }
}
