/**
 * Creates a value once for each version. Simultaneous calls share the work. A new version replaces the old value, so
 * that only one is in memory. A failure is not kept.
 */
export function keepNewest<Input, Made>(
  versionOf: (input: Input) => string,
  make: (input: Input) => Promise<Made>,
): (input: Input) => Promise<Made> {
  let kept: { version: string; made: Promise<Made> } | undefined;
  return async (input) => {
    const version = versionOf(input);
    if (kept?.version === version) return kept.made;
    const making = { version, made: make(input) };
    kept = making;
    try {
      return await making.made;
    } catch (error) {
      if (kept === making) kept = undefined;
      throw error;
    }
  };
}
