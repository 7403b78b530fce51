export const smallHeap: {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

export function restartWithSmallHeap(script: string): void;
