/** Tasks that run one after the other while other work goes on. */
export interface TaskQueue {
  /** How many tasks have not ended. */
  readonly size: number;
  /** @throws what an earlier task threw */
  add(task: () => Promise<void>): void;
  /** Waits for all tasks, also after a failure. */
  end(): Promise<void>;
  /**
   * Waits for all tasks.
   * @throws what the first failed task threw
   */
  settle(): Promise<void>;
}

export function createTaskQueue(): TaskQueue {
  let last = Promise.resolve();
  let size = 0;
  let failure: { error: unknown } | undefined;
  const throwFailure = () => {
    if (failure !== undefined) throw failure.error;
  };
  return {
    get size() {
      return size;
    },
    add(task) {
      throwFailure();
      size++;
      last = last
        .then(task)
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => size--);
    },
    end: () => last,
    settle: () => last.then(throwFailure),
  };
}
