import { join } from "node:path";

/** An address as an object, so that a name cannot inject another header. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A mail that is ready to be sent. Visitors' input is passed as objects, and only our own settings as text. */
export interface OutgoingMail {
  messageId: string;
  to: string | MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Why a mail was not sent: the server is unreachable, it asks to retry later, or it rejects the mail for good. */
export type MailFailure = "server_down" | "later" | "never";

/** How many mails may be under way in a process, slow ones included. */
export const MOST_AT_ONCE = 20;

/** Sends or stores mail. `send` rejects with MailError. */
export interface MailTransport {
  /** Limit of mails per minute across all processes. Undefined if mail does not leave this machine. */
  readonly perMinute: number | undefined;
  /** @param id identifies the mail: where possible, sending it again replaces it */
  send(id: string, mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * A mail that was not sent. The message is stored in the outbox and may contain addresses, so logs only include
 * `failure`.
 */
export class MailError extends Error {
  readonly failure: MailFailure;

  constructor(failure: MailFailure, message: string, cause: unknown) {
    super(message, { cause });
    this.name = "MailError";
    this.failure = failure;
  }
}

/** The folder of mail that is written to files instead of being sent. */
export const mailFolder = (dataDir: string) => join(dataDir, "mail");

/** The file of one mail in the outbox. */
export const mailFile = (dataDir: string, id: string) =>
  join(mailFolder(dataDir), `${id}.eml`);
