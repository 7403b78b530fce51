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

/** What staff read of the inbox. Every call throws AppError `unavailable` when the database is out of reach. */
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

/** The reading half of an inbox. */
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
