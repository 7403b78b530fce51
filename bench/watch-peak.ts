import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

const EVERY_MS = 10;

/** The most memory that the only child of a process has held so far; undefined when there is none, or no /proc. */
function readPeakOfChild(pid: number): number | undefined {
  try {
    const children = `/proc/${pid}/task/${pid}/children`;
    const child = readFileSync(children, "utf8").trim();
    const status = readFileSync(`/proc/${child}/status`, "utf8");
    const kilobytes = /^VmHWM:\s*(\d+) kB$/mu.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/** Looks again and again at what the child of a shell holds, until the shell ends. Gives back how to read the peak. */
export function watchPeak(shell: ChildProcess): () => number {
  let peak = Number.NaN;
  const { pid } = shell;
  const timer = setInterval(() => {
    const found = pid === undefined ? undefined : readPeakOfChild(pid);
    if (found !== undefined && !(found < peak)) peak = found;
  }, EVERY_MS);
  shell.once("exit", () => clearInterval(timer));
  return () => peak;
}
