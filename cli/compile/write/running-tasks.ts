/** Tasks that run while other work goes on. Those with the same key run one after the other. */
export interface RunningTasks {
  readonly size: number;
  has(key: string): boolean;
  /** @throws what an earlier task threw */
  add(key: string, task: () => Promise<void>): void;
  /** Waits for all tasks, also after a failure. */
  end(): Promise<void>;
  /**
   * Waits for all tasks.
   * @throws what the first failed task threw
   */
  settle(): Promise<void>;
}

export function createRunningTasks(): RunningTasks {
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
    has: (key) => running.has(key),
    add(key, task) {
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
    end,
    settle: () => end().then(throwFailure),
  };
}
