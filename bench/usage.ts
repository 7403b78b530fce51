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

/** Reads the lines that a process and those it started left: the time of all, the memory of the largest. */
export function parseUsageLines(text: string): Usage {
  const all = text
    .trim()
    .split("\n")
    .map((line) => parseUsage(JSON.parse(line)));
  return {
    cpuMs: all.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    peakMb: Math.max(...all.map(({ peakMb }) => peakMb)),
  };
}

/** The environment that makes a process of Node tell its usage. */
export const reportUsage = {
  NODE_OPTIONS: `--import=${new URL("report-usage.ts", import.meta.url).href}`,
};
