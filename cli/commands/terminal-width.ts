import type { CommandContext } from "../context.ts";

/** The columns of the terminal. Undefined when the output goes to a file or a program. */
export function terminalWidth({ stdout }: CommandContext): number | undefined {
  if (!stdout.isTTY) return undefined;
  return Math.max(stdout.columns ?? 80, 20);
}
