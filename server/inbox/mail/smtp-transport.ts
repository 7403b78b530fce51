import { createTransport } from "nodemailer";
import {
  MailError,
  MOST_AT_ONCE,
  type MailAddress,
  type MailFailure,
  type MailTransport,
} from "./mail-transport.ts";

/** How long one mail may take: longer than a slow relay needs, and shorter than the lease of a mail. */
const SEND_MILLIS = 60_000;

interface SmtpOptions {
  url: string;
  /** Our own address: the sender of every mail. */
  from: string | MailAddress;
  perMinute: number | undefined;
  /** Milliseconds. Tests use shorter ones. */
  timeouts?: { connect: number; idle: number };
}

/** Sends mail through an SMTP server and reuses its connections. */
export function createSmtpTransport({
  url,
  from,
  perMinute,
  timeouts = { connect: 15_000, idle: 30_000 },
}: SmtpOptions): MailTransport {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: MOST_AT_ONCE,
    // The outbox decides when a mail is retried.
    maxRequeues: 0,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.idle,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    perMinute,
    async send(_id, mail) {
      try {
        const signal = AbortSignal.timeout(SEND_MILLIS);
        await mailer.sendMail({ ...mail, from, signal });
      } catch (error) {
        throw toMailError(error);
      }
    },
    close: () => mailer.close({ force: true }),
  };
}

// Errors of the server and not of a single mail: it is unreachable, does not greet, or rejects our login.
const serverCodes = /^(?:ESOCKET|EDNS|ETLS|EAUTH|ENOAUTH|EPROXY)$/u;
const serverCommands = /^(?:EHLO|HELO|LHLO|STARTTLS|AUTH)/u;

interface SmtpError extends Error {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  permanent?: unknown;
  timeoutType?: unknown;
}

function toMailError(error: unknown): MailError {
  const reason: SmtpError =
    error instanceof Error ? error : new Error("unknown");
  return new MailError(classifyFailure(reason), reason.message, error);
}

function classifyFailure(error: SmtpError): MailFailure {
  const { code, command, permanent, responseCode, timeoutType } = error;
  const isServer =
    serverCodes.test(String(code)) ||
    serverCommands.test(String(command)) ||
    (timeoutType !== undefined && timeoutType !== "SOCKET_TIMEOUT") ||
    // A rejection in the greeting does not concern this mail.
    (command === "CONN" && responseCode !== undefined);
  if (isServer) return "server_down";
  return permanent === true ? "never" : "later";
}
