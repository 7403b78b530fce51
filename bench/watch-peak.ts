import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

const EVERY_MS = 10;

/** The peak memory of a process's only child; undefined if there is no child or no /proc. */
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

/** Watches the memory of a shell's child until the shell ends. Returns a function that reads the peak. */
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
