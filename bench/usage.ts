import * as z from "zod/mini";

const resourceUsage = z.object({
  userCPUTime: z.number(),
  systemCPUTime: z.number(),
  maxRSS: z.number(),
});

/** What a process has used since its start: user and system time together, and peak memory. */
export interface Usage {
  cpuMs: number;
  peakMb: number;
}

/** Parses the result of Node's `process.resourceUsage()`. @throws if it is something else */
export function parseUsage(value: unknown): Usage {
  const { userCPUTime, systemCPUTime, maxRSS } = resourceUsage.parse(value);
  return {
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    peakMb: maxRSS / 1024,
  };
}

/** Parses the lines of a process and its child processes: the time of all, the memory of the largest. */
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

/** Environment variables that make a Node process report its usage. */
export const reportUsage = {
  NODE_OPTIONS: `--import=${new URL("report-usage.ts", import.meta.url).href}`,
};
