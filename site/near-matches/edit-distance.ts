const at = (row: Float64Array, column: number) => row[column] ?? Infinity;

/**
 * How many letters must be inserted, dropped, replaced or swapped with their neighbour to make one word the other
 * (optimal string alignment). Infinity when that is more than `limit`: only cells that near the diagonal are looked at.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  const emptyRow = () => new Float64Array(b.length + 1).fill(Infinity);
  let beforeLast = emptyRow();
  let last = Float64Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = emptyRow();
    if (row <= limit) current[0] = row;
    let least = at(current, 0);
    const end = Math.min(b.length, row + limit);
    for (let column = Math.max(1, row - limit); column <= end; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped =
        a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return Infinity;
    [beforeLast, last] = [last, current];
  }
  const distance = at(last, b.length);
  return distance > limit ? Infinity : distance;
}
