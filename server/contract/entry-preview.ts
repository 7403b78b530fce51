/** Says that a page shows an entry which visitors may not see yet. */
export interface EntryPreview {
  /** Canonical path that the entry has once it is published. */
  path: string;
  status: "draft" | "scheduled";
  /** ISO 8601 in UTC: when a scheduled entry goes live. */
  liveFrom?: string | undefined;
  /** ISO 8601 in UTC: until when the signed address works. Absent where the whole site shows unpublished entries. */
  expiresAt?: string;
}
