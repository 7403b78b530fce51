import type { ChildProcess } from "node:child_process";

export function handOver(
  script: string,
  how?: {
    readonly flags: readonly string[];
    readonly env: Readonly<Record<string, string>>;
  },
): Promise<boolean>;

/** Passes signals on to a child, which decides whether to end. The returned function stops it. */
export function passSignals(child: ChildProcess): () => void;
