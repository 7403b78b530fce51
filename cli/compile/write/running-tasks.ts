/** Tasks that run while other work goes on. Those with the same key run one after the other. */
export function createRunningTasks() {
  const running = new Map<string, Promise<void>>();
  let failure: { error: unknown } | undefined;
  const throwFailure = () => {
    if (failure !== undefined) throw failure.error;
  };
  const end = async () => {
    await Promise.all(running.values());
  };
  return {
    get size() {
      return running.size;
    },
    has: (key: string) => running.has(key),
    /** @throws what an earlier task threw */
    add(key: string, task: () => Promise<void>): void {
      throwFailure();
      const run = (running.get(key) ?? Promise.resolve())
        .then(task)
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => {
          if (running.get(key) === run) running.delete(key);
        });
      running.set(key, run);
    },
    /** Waits for all tasks, also after a failure. */
    end,
    /** Waits for all tasks. @throws what the first failed task threw */
    settle: () => end().then(throwFailure),
  };
}
