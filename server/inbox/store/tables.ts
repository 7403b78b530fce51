import type { ColumnType } from "kysely";
import type { MailTemplate } from "../mail/mail-template.ts";
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

/** One row a newsletter address. Tokens themselves are never stored. */
interface SubscriptionTable {
  submission_id: string;
  state: SubscriptionState;
  /** From which, with the secret of the site, the token of the confirmation mail is made. */
  token_seed: string | null;
  /** Of the token in the confirmation mail, until it is used. */
  token_hash: string | null;
  token_expires_at: string | null;
  /** Of the token in each link to unsubscribe. */
  unsubscribe_hash: string | null;
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
  submission_id: string | null;
}

/** Mail to send, or that was sent. What it says is read from its submission at the moment of sending. */
interface OutboxTable {
  /** Sorts by time: later ones are greater. */
  id: string;
  submission_id: string;
  template: MailTemplate;
  /** Whose mail is counted against bombing; null for mail to staff. */
  mailbox: string | null;
  /** The same for every try, so that a mail that arrives twice can be recognised. */
  message_id: string;
  status: "queued" | "sending" | "sent" | "dead";
  /** How often the mail server has answered for this mail, or has been given it. */
  attempts: number;
  next_at: string;
  /** Who sends it at the moment. */
  lease: string | null;
  leased_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

/** Form posts of each client. */
interface FormRateTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. PostgreSQL gives large numbers as text. */
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
