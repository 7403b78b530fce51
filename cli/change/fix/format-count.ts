import { count } from "../../report/report.ts";

/** `3 problems mended in 2 files` */
export function formatCount(
  mended: number,
  changes: readonly unknown[],
  verb = "mended",
): string {
  return `${count(mended, "problem")} ${verb} in ${count(changes.length, "file")}`;
}
