import * as z from "zod/mini";

const resourceUsage = z.object({
  userCPUTime: z.number(),
  systemCPUTime: z.number(),
  maxRSS: z.number(),
});

/** What a process used since it began: user and system time together, and the most memory it held at once. */
export interface Usage {
  cpuMs: number;
  peakMb: number;
}

/** Reads what Node's `process.resourceUsage()` says. @throws when it is something else */
export function parseUsage(value: unknown): Usage {
  const { userCPUTime, systemCPUTime, maxRSS } = resourceUsage.parse(value);
  return {
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    peakMb: maxRSS / 1024,
  };
}

/** Arguments of Node that make a process tell its usage. */
export const reportUsage = [
  "--import",
  new URL("report-usage.ts", import.meta.url).href,
];
