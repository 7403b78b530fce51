import type { SubmissionKind, SubscriptionState } from "../submission.ts";

/** All times are ISO 8601 in UTC, all flags 0 or 1: the same text in both databases, and it sorts by time. */
interface SubmissionTable {
  id: string;
  kind: SubmissionKind;
  created_at: string;
  email: string;
  /** The address normalised: what the newsletter is unique by, and what export and erasure look up. */
  email_key: string;
  /** JSON object of text: a new field of a form needs no migration. */
  fields: string;
  score: number;
  quarantined: number;
  /** JSON list of text. */
  signals: string;
}

/** One row a newsletter address; the columns after `state` belong to double opt-in. */
interface SubscriptionTable {
  submission_id: string;
  state: SubscriptionState;
  token_hash: string | null;
  token_expires_at: string | null;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

/** The first reply to each idempotency key, kept for a day. */
interface ReplyTable {
  endpoint: string;
  key: string;
  body_hash: string;
  body: string;
  created_at: string;
}

interface OutboxTable {
  id: string;
  submission_id: string | null;
  kind: string;
  recipient: string;
  template: string;
  variables: string;
  status: "queued" | "sending" | "sent" | "dead";
  attempts: number;
  next_at: string;
  leased_until: string | null;
  last_error: string | null;
  created_at: string;
}

interface MigrationTable {
  name: string;
  applied_at: string;
}

export interface Tables {
  submission: SubmissionTable;
  subscription: SubscriptionTable;
  reply: ReplyTable;
  outbox: OutboxTable;
  migration: MigrationTable;
}
