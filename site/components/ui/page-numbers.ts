/** A run of pages that a pager leaves out. */
export const GAP = "gap";

/** The numbers in a pager: the first, the last, the current page and those beside it. A gap is two pages or more. */
export function pageNumbers(
  page: number,
  pages: number,
): (number | typeof GAP)[] {
  const near = [1, page - 1, page, page + 1, pages].filter(
    (number) => number >= 1 && number <= pages,
  );
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : [GAP, number];
  });
}
