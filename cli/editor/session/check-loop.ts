/** How long to wait for more changes before a check, in milliseconds. */
const SETTLE_MS = 20;

export type CheckLoop<T> = ReturnType<typeof createCheckLoop<T>>;

interface Check<T> {
  /** The number of the last change that it includes. Undefined until it starts. */
  includes: number | undefined;
  result: Promise<T>;
}

/** Runs a check after changes, one at a time. The latest state wins: states in between are skipped. */
export function createCheckLoop<T>(
  check: () => Promise<T>,
  onResult: (result: T) => void,
  onError: (error: unknown) => void,
) {
  let changes = 0;
  let latest: Check<T> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const runExclusively = <R>(task: () => Promise<R>): Promise<R> => {
    const result = queue.then(task);
    queue = result.catch(() => {});
    return result;
  };

  const run = (): Promise<T> => {
    clearTimeout(timer);
    timer = undefined;
    if (latest !== undefined && [undefined, changes].includes(latest.includes))
      return latest.result;
    const result = runExclusively(() => {
      own.includes = changes;
      return check();
    });
    const own: Check<T> = { includes: undefined, result };
    latest = own;
    void report(result);
    return result;
  };

  async function report(result: Promise<T>): Promise<void> {
    try {
      const value = await result;
      if (!isClosed) onResult(value);
    } catch (error) {
      onError(error);
    }
  }

  return {
    /** Notes a change, and starts a check soon. */
    noteChange() {
      changes++;
      if (isClosed) return;
      timer ??= setTimeout(() => void run().catch(() => {}), SETTLE_MS);
    },
    /** The result of a check that includes all changes so far. */
    current: run,
    /** Runs a task while no check is running. */
    runExclusively,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
