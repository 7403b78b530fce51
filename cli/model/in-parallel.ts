/**
 * Runs asynchronous work for all items, at most `limit` at a time. After an error, no more work is started.
 * @throws the first error, when the work that was already running has ended
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const errors: unknown[] = [];
  await Promise.all(Array.from({ length: limit }, workOn));
  if (errors.length > 0) throw errors[0];

  async function workOn(): Promise<void> {
    while (errors.length === 0) {
      const next = waiting.next();
      if (next.done === true) return;
      await work(next.value).catch((error: unknown) => {
        errors.push(error);
      });
    }
  }
}
