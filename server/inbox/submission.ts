import { contact, subscribe } from "#contract";

/** The kind of a submission: a message of the contact form, or a newsletter sign-up. */
export type SubmissionKind = "contact" | "newsletter";

export const submissionKinds: readonly SubmissionKind[] = [
  "contact",
  "newsletter",
];

/** The state of a newsletter address: signed up, confirmed by its owner, or unsubscribed. */
export type SubscriptionState = "pending" | "confirmed" | "unsubscribed";

/** The fields of each kind besides the address, in the order in which they are shown and exported. */
export const submissionFields: Record<SubmissionKind, readonly string[]> = {
  contact: fieldNames(contact),
  newsletter: fieldNames(subscribe),
};

function fieldNames({ fields }: typeof contact | typeof subscribe): string[] {
  return Object.keys(fields.shape).filter((name) => name !== "email");
}

/** The result of the spam checks. A quarantined submission is stored and answered like any other, but not mailed. */
export interface Screening {
  score: number;
  quarantined: boolean;
  /** The checks that raised the score, such as `trap`. */
  signals: readonly string[];
}

/** A form post to store, parsed by the contract. */
export interface NewSubmission {
  kind: SubmissionKind;
  email: string;
  /** The other fields of its kind, without empty ones. */
  fields: Readonly<Record<string, string>>;
  screening: Screening;
  /** False if the address gets no more mail for now. */
  mayMail?: boolean;
}

/** The reply to a submission, and the idempotency key that it is kept for. */
export interface Replay {
  key?: string | undefined;
  /** How long a post with the same key is a repetition: 24 hours by default. */
  keepMillis?: number | undefined;
  reply: string;
}

/** One submission as staff see it. */
export interface Submission {
  /** Sorts by time: later ones are greater. */
  id: string;
  kind: SubmissionKind;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** As typed, trimmed. */
  email: string;
  fields: Readonly<Record<string, string>>;
  quarantined: boolean;
  signals: readonly string[];
  /** Only for newsletter addresses. */
  state: SubscriptionState | undefined;
}

export interface ListFilter {
  kind?: SubmissionKind | undefined;
  limit: number;
}

export interface ExportFilter {
  kind?: SubmissionKind | undefined;
  /** Only submissions from this address, in any spelling of it. */
  email?: string | undefined;
}

interface KindCounts {
  total: number;
  quarantined: number;
  /** When the newest one was received, as ISO 8601 in UTC. */
  newest: string | undefined;
  /** Counts of newsletter addresses that are not quarantined. */
  states: Record<SubscriptionState, number>;
}

export type InboxCounts = Record<SubmissionKind, KindCounts>;
