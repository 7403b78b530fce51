import type { ColumnType } from "kysely";
import type { SubmissionKind, SubscriptionState } from "../submission.ts";

/** All times are ISO 8601 in UTC and all flags 0 or 1. The text is the same in both databases, and sorts by time. */
interface SubmissionTable {
  id: string;
  kind: SubmissionKind;
  created_at: string;
  email: string;
  /** The normalised address: unique for the newsletter, and the key for export and erasure. */
  email_key: string;
  /** JSON object of strings, so that a new form field needs no migration. */
  fields: string;
  score: number;
  quarantined: number;
  /** JSON array of strings. */
  signals: string;
}

/** One row per newsletter address. The tokens themselves are never stored. */
interface SubscriptionTable {
  submission_id: string;
  state: SubscriptionState;
  /** The token of the confirmation mail is derived from this seed and the site's secret. */
  token_seed: string | null;
  /** Hash of the token in the confirmation mail, until it is used. */
  token_hash: string | null;
  token_expires_at: string | null;
  /** Hash of the token in unsubscribe links. */
  unsubscribe_hash: string | null;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

/** The first reply for each idempotency key, kept for a day. */
interface ReplyTable {
  endpoint: string;
  key: string;
  body_hash: string;
  body: string;
  created_at: string;
  submission_id: string | null;
}

/** The kind of a mail: a visitor's message to staff, the request to confirm an address, and the welcome. */
export type MailTemplate = "contact" | "confirm" | "welcome";

/** Mail to send and sent mail. Its text is rendered from the submission when it is sent. */
interface OutboxTable {
  /** Sorts by time: later ones are greater. */
  id: string;
  submission_id: string;
  template: MailTemplate;
  /** The same for every attempt, so that duplicates can be recognised. */
  message_id: string;
  status: "queued" | "sending" | "sent" | "dead";
  /** Counts each attempt when it begins. One that never reached the mail server is not counted. */
  attempts: number;
  next_at: string;
  /** Random id of the claim: only the process that made it may record the outcome. */
  lease: string | null;
  leased_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

/** Counts the form posts of each client. */
interface FormRateTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. PostgreSQL returns large numbers as text. */
  expire: ColumnType<number | string, number, number>;
}

interface WriteProbeTable {
  id: number;
  filler: string;
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
  form_rate: FormRateTable;
  write_probe: WriteProbeTable;
  migration: MigrationTable;
}
