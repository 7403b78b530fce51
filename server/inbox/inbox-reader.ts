import {
  countSubmissions,
  eachSubmission,
  getSubmission,
  listSubmissions,
} from "./store/read-submissions.ts";
import { guardStore } from "./store/store-failure.ts";
import type { Store } from "./store/store.ts";
import type {
  InboxCounts,
  ListFilter,
  Submission,
  SubmissionKind,
} from "./submission.ts";

/** What staff read of the inbox. Every call throws AppError `unavailable` when the database is out of reach. */
export interface InboxReader {
  /** The newest ones, newest first. */
  list(filter: ListFilter): Promise<Submission[]>;
  get(id: string): Promise<Submission | undefined>;
  /** All of them, oldest first, a page at a time. */
  each(kind?: SubmissionKind): AsyncIterable<Submission>;
  counts(): Promise<InboxCounts>;
  /** Resolves when the database answers. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** The reading half of an inbox. */
export function createInboxReader(store: Store): InboxReader {
  const { database } = store;
  return {
    list: (filter) => guardStore(() => listSubmissions(database, filter)),
    get: (id) => guardStore(() => getSubmission(database, id)),
    each: (kind) => eachSubmission(database, kind),
    counts: () => guardStore(() => countSubmissions(database)),
    async ready() {
      await guardStore(() =>
        database.selectFrom("migration").select("name").limit(1).execute(),
      );
    },
    close: () => store.close(),
  };
}
