import { count } from "../../report/report.ts";

/** `3 problems fixed in 2 files` */
export function formatFixCount(
  fixed: number,
  changes: readonly unknown[],
  verb = "fixed",
): string {
  return `${count(fixed, "problem")} ${verb} in ${count(changes.length, "file")}`;
}
