/**
 * Makes something once a version: calls at the same time share one making, and another version takes the place of the
 * one before, so that never more than one is held. A failure is not kept.
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
