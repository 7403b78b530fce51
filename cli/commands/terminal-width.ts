import type { CommandContext } from "../context.ts";

/** The cells of a line where a person looks on; undefined where the output goes into a file or a program. */
export function terminalWidth({ stdout }: CommandContext): number | undefined {
  if (!stdout.isTTY) return undefined;
  return Math.max(stdout.columns ?? 80, 20);
}
