import { countOutbox } from "./mail/outbox-staff.ts";
import {
  countSubmissions,
  eachSubmission,
  getSubmission,
  listSubmissions,
} from "./store/read-submissions.ts";
import { guardStore } from "./store/store-failure.ts";
import type { Store } from "./store/store.ts";
import type { ExportFilter, ListFilter } from "./submission.ts";

/**
 * Read access to the inbox for staff. Every call throws AppError `unavailable` when the database cannot be reached.
 */
export type InboxReader = ReturnType<typeof createInboxReader>;

/** Creates the part of an inbox that only reads. */
export function createInboxReader(store: Store) {
  const { database } = store;
  return {
    /** The newest ones, newest first. */
    list: (filter: ListFilter) =>
      guardStore(() => listSubmissions(database, filter)),
    get: (id: string) => guardStore(() => getSubmission(database, id)),
    /** All of them, oldest first, a page at a time. */
    each: (filter?: ExportFilter) => eachSubmission(database, filter),
    counts: () => guardStore(() => countSubmissions(database)),
    mailCounts: () => guardStore(() => countOutbox(database)),
    close: () => store.close(),
  };
}
