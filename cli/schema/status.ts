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

/** When the entry goes live: `publishAt` or else its date. */
function goesLiveAt(entry: Publishing): number | undefined {
  const from = entry.publishAt ?? entry.date;
  return from === undefined ? undefined : instantToMillis(from);
}

/** The status of an entry at `now`. Pages, feeds, the API and the command line all use this function. */
export function entryStatus(entry: Publishing, now: Date): EntryStatus {
  if (entry.draft) return "draft";
  const at = now.getTime();
  if (entry.expiresAt !== undefined && instantToMillis(entry.expiresAt) <= at)
    return "expired";
  const from = goesLiveAt(entry);
  return from !== undefined && from > at ? "scheduled" : "live";
}

/** A span of time in milliseconds since 1970. */
export interface VisibleSpan {
  from: number;
  /** The first moment after the span. */
  until: number;
}

/**
 * When visitors may see the entry. Undefined for a draft. A preview shows drafts always, or scheduled entries early.
 */
export function visibleSpan(
  entry: Publishing,
  preview?: Preview,
): VisibleSpan | undefined {
  const always = { from: -Infinity, until: Infinity };
  if (entry.draft) return preview?.drafts ? always : undefined;
  const from = preview?.future ? undefined : goesLiveAt(entry);
  return {
    from: from ?? always.from,
    until:
      entry.expiresAt === undefined
        ? always.until
        : instantToMillis(entry.expiresAt),
  };
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
    if (entry.draft) continue;
    const moments = [
      goesLiveAt(entry),
      entry.expiresAt === undefined
        ? undefined
        : instantToMillis(entry.expiresAt),
    ];
    for (const moment of moments) {
      if (moment !== undefined && moment > now.getTime())
        next = Math.min(next, moment);
    }
  }
  return next === Infinity ? undefined : new Date(next).toISOString();
}
