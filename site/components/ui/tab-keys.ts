/** Where a key leads to from the tab at `from`, going round at both ends; `undefined` for any other key. */
export function stepFor(
  key: string,
  from: number,
  count: number,
): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
