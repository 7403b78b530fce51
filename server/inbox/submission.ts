import { contact, subscribe } from "#contract";

/** What was sent: a message of the contact form, or an address for the newsletter. */
export type SubmissionKind = "contact" | "newsletter";

export const submissionKinds: readonly SubmissionKind[] = [
  "contact",
  "newsletter",
];

/** Where a newsletter address stands: asked for, proved by its owner, or taken back. */
export type SubscriptionState = "pending" | "confirmed" | "unsubscribed";

/** The fields of each kind beside the address, in the order of the contract: so they are shown and exported. */
export const submissionFields: Record<SubmissionKind, readonly string[]> = {
  contact: fieldNames(contact),
  newsletter: fieldNames(subscribe),
};

function fieldNames({ fields }: typeof contact | typeof subscribe): string[] {
  return Object.keys(fields.shape).filter((name) => name !== "email");
}

/** What a form post looked like. A quarantined submission is kept and answered like any other, and not mailed. */
export interface Screening {
  score: number;
  quarantined: boolean;
  /** What raised the score, such as `trap`. */
  signals: readonly string[];
}

/** A form post to store, parsed by the contract. */
export interface NewSubmission {
  kind: SubmissionKind;
  email: string;
  /** The other fields of its kind; an empty one is left out. */
  fields: Readonly<Record<string, string>>;
  screening: Screening;
}

/** The reply to a submission, and the idempotency key under which it is kept for 24 hours. */
export interface Replay {
  key?: string | undefined;
  reply: string;
}

/** One submission as staff see it. */
export interface Submission {
  /** Sorts by time: later ones are greater. */
  id: string;
  kind: SubmissionKind;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** As it was typed, trimmed. */
  email: string;
  fields: Readonly<Record<string, string>>;
  quarantined: boolean;
  signals: readonly string[];
  /** Of newsletter addresses only. */
  state: SubscriptionState | undefined;
}

export interface ListFilter {
  kind?: SubmissionKind | undefined;
  limit: number;
}

export interface ExportFilter {
  kind?: SubmissionKind | undefined;
  /** Only what was sent from this address, however it is written. */
  email?: string | undefined;
}

interface KindCounts {
  total: number;
  quarantined: number;
  /** When the last one came, as ISO 8601 in UTC. */
  newest: string | undefined;
  /** Of newsletter addresses out of quarantine. */
  states: Record<SubscriptionState, number>;
}

export type InboxCounts = Record<SubmissionKind, KindCounts>;
