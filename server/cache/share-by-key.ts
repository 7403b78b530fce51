/** Lets callers with the same key share work that is in progress. Calls `onJoin` for each caller but the first. */
export function shareByKey<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (
    key: string,
    work: () => Promise<Result>,
    onJoin?: () => void,
  ): Promise<Result> => {
    const begun = running.get(key);
    if (begun) {
      onJoin?.();
      return begun;
    }
    const result = work().finally(() => running.delete(key));
    running.set(key, result);
    return result;
  };
}
