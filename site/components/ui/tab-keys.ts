/** The index of the tab that a key moves to. Arrow keys wrap around at both ends. `undefined` for other keys. */
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
