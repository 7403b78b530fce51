/** An address as an object: no name can smuggle in another header. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A mail that is ready to leave. What visitors typed is an object; only our own settings are text. */
export interface OutgoingMail {
  messageId: string;
  to: string | MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Why a mail did not leave: the server is out of reach, it wants it later, or it will never take it. */
export type MailFailure = "server_down" | "later" | "never";

/** Takes mail to where it leaves. `send` rejects with MailError. */
export interface MailTransport {
  /** Mails a minute over all processes; undefined where nothing leaves this machine. */
  readonly perMinute: number | undefined;
  /** @param id names the mail: sending it again replaces it where it can */
  send(id: string, mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A mail that did not leave. The message is for the outbox and may quote addresses; logs take the failure alone. */
export class MailError extends Error {
  readonly failure: MailFailure;

  constructor(failure: MailFailure, message: string, cause: unknown) {
    super(message, { cause });
    this.name = "MailError";
    this.failure = failure;
  }
}
