import {
  submissionFields,
  type Submission,
  type SubmissionKind,
} from "./submission.ts";

/** A submission as exports and --json print it: flat, without empty fields. */
export type SubmissionRecord = Readonly<Record<string, string | boolean>>;

export function toRecord(submission: Submission): SubmissionRecord {
  const { id, kind, createdAt, email, fields, quarantined, state } = submission;
  return {
    id,
    kind,
    createdAt,
    email,
    ...fields,
    ...(state === undefined ? {} : { state }),
    quarantined,
  };
}

/** The columns of a CSV export: all fields that records of these kinds may have, in a fixed order. */
export function recordColumns(kinds: readonly SubmissionKind[]): string[] {
  return [
    "id",
    "kind",
    "createdAt",
    "email",
    ...kinds.flatMap((kind) => submissionFields[kind]),
    ...(kinds.includes("newsletter") ? ["state"] : []),
    "quarantined",
  ];
}
