/**
 * Creates a function that runs the tasks of one host one after another, with a pause of `pauseMs` milliseconds in
 * between. Hosts do not wait for each other.
 */
export function createHostQueues(
  pauseMs: number,
  wait: (ms: number) => Promise<void>,
) {
  const last = new Map<string, Promise<unknown>>();
  return <T>(host: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(host);
    const result = before?.then(() => wait(pauseMs)).then(task) ?? task();
    last.set(
      host,
      result.catch(() => {}),
    );
    return result;
  };
}
