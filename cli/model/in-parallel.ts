/** Does some asynchronous work for each item, for `limit` items at a time. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  await Promise.all(Array.from({ length: limit }, runNext));

  async function runNext(): Promise<void> {
    for (let next = waiting.next(); next.done !== true; next = waiting.next())
      await work(next.value);
  }
}
