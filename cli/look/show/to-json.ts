import type { ShownEntry } from "./describe-entry.ts";

/** What `content show --json` promises; of problems, the fields that `validate --format json` has. */
export function toJson({ problems, ...shown }: ShownEntry) {
  return {
    version: 1,
    ...shown,
    problems: problems.map((problem) => ({ ...problem, fix: undefined })),
  };
}
