/** Marks a page that shows an entry before visitors may see it. */
export interface EntryPreview {
  /** The entry's canonical path after publication. */
  path: string;
  status: "draft" | "scheduled";
  /** ISO 8601 in UTC: when a scheduled entry goes live. */
  liveFrom?: string | undefined;
  /** ISO 8601 in UTC: when the signed address expires. Absent where the whole site shows unpublished entries. */
  expiresAt?: string;
}
