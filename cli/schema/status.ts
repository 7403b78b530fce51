/** The status of an entry. Visitors see only `live` entries. */
export type EntryStatus = "draft" | "scheduled" | "live" | "expired";

/** The fields that decide the status. */
export interface Publishing {
  draft?: boolean | undefined;
  date?: string | undefined;
  publishAt?: string | undefined;
  expiresAt?: string | undefined;
}

/** What a preview build shows besides live entries. */
export interface Preview {
  drafts: boolean;
  future: boolean;
}

/** Milliseconds since 1970 of a calendar date (midnight UTC) or of an ISO date-time with an offset. */
export function instantToMillis(value: string): number {
  return Date.parse(value);
}

/** The status of an entry at `now`. Pages, feeds, the API and the command line all use this function. */
export function entryStatus(entry: Publishing, now: Date): EntryStatus {
  const span = visibleSpan(entry);
  if (span === undefined) return "draft";
  if (span.until <= now.getTime()) return "expired";
  return span.from > now.getTime() ? "scheduled" : "live";
}

/** A span of time in milliseconds since 1970. */
export interface VisibleSpan {
  from: number;
  /** The first moment after the span. */
  until: number;
}

/**
 * When visitors may see the entry: from `publishAt`, or else its date. Undefined for a draft. A preview shows drafts
 * always, or scheduled entries early.
 */
export function visibleSpan(
  entry: Publishing,
  preview?: Preview,
): VisibleSpan | undefined {
  const always = { from: -Infinity, until: Infinity };
  const { date, draft, expiresAt, publishAt = date } = entry;
  if (draft) return preview?.drafts ? always : undefined;
  const span = { ...always };
  if (publishAt !== undefined && !preview?.future)
    span.from = instantToMillis(publishAt);
  if (expiresAt !== undefined) span.until = instantToMillis(expiresAt);
  return span;
}

/**
 * The first moment after `now` at which an entry goes live or expires, as ISO 8601 in UTC. Undefined if there is none.
 */
export function nextChangeAt(
  entries: Iterable<Publishing>,
  now: Date,
): string | undefined {
  let next = Infinity;
  for (const entry of entries) {
    const { from = 0, until = 0 } = visibleSpan(entry) ?? {};
    for (const moment of [from, until])
      if (moment > now.getTime()) next = Math.min(next, moment);
  }
  return next === Infinity ? undefined : new Date(next).toISOString();
}
