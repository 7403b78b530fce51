/** "1 article", "1,117 articles". */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** "1,117" */
function formatNumber(number: number): string {
  return number.toLocaleString("en-US");
}
