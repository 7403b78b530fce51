export function restartWith(
  script: string,
  how: {
    readonly flags: readonly string[];
    readonly env: Readonly<Record<string, string>>;
  },
): void;
