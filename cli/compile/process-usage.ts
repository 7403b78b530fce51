import { readFileSync } from "node:fs";

export interface ProcessUsage {
  /** Processor time, of all threads. */
  seconds: number;
  residentMb: number;
}

/** Linux counts processor time in hundredths of a second here, and memory in pages of 4 kB. */
const TICKS_PER_SECOND = 100;
const PAGES_PER_MB = 256;

/** The time and memory that a process has used. Undefined if it has ended or the system does not report it. */
export function readUsage(pid: number | undefined): ProcessUsage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name, in brackets, may contain spaces, so fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [user, system, pages] = [11, 12, 21].map((at) => Number(fields[at]));
    if (user === undefined || system === undefined || pages === undefined)
      return undefined;
    return {
      seconds: (user + system) / TICKS_PER_SECOND,
      residentMb: pages / PAGES_PER_MB,
    };
  } catch {
    return undefined;
  }
}
