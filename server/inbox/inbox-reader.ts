import { countOutbox, type OutboxCounts } from "./mail/outbox-staff.ts";
import {
  countSubmissions,
  eachSubmission,
  getSubmission,
  listSubmissions,
} from "./store/read-submissions.ts";
import { guardStore } from "./store/store-failure.ts";
import type { Store } from "./store/store.ts";
import type {
  ExportFilter,
  InboxCounts,
  ListFilter,
  Submission,
} from "./submission.ts";

/**
 * Read access to the inbox for staff. Every call throws AppError `unavailable` when the database cannot be reached.
 */
export interface InboxReader {
  /** The newest ones, newest first. */
  list(filter: ListFilter): Promise<Submission[]>;
  get(id: string): Promise<Submission | undefined>;
  /** All of them, oldest first, a page at a time. */
  each(filter?: ExportFilter): AsyncIterable<Submission>;
  counts(): Promise<InboxCounts>;
  mailCounts(): Promise<OutboxCounts>;
  close(): Promise<void>;
}

/** Creates the part of an inbox that only reads. */
export function createInboxReader(store: Store): InboxReader {
  const { database } = store;
  return {
    list: (filter) => guardStore(() => listSubmissions(database, filter)),
    get: (id) => guardStore(() => getSubmission(database, id)),
    each: (filter) => eachSubmission(database, filter),
    counts: () => guardStore(() => countSubmissions(database)),
    mailCounts: () => guardStore(() => countOutbox(database)),
    close: () => store.close(),
  };
}
