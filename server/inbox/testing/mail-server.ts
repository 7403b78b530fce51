import { once } from "node:events";
import type { Server } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** What a mail server does after it has received a mail. */
type MailAnswer =
  "take" | "hang" | { code: number; at?: "MAIL" | "RCPT" | "DATA" };

/** A real SMTP server that stores the mail it accepts. */
export interface MailServer {
  url: string;
  port: number;
  /** The complete mails, in the order in which they arrived. */
  mails: Email[];
  /** Senders and recipients, from the envelope. */
  envelopes: { from: string; to: string[] }[];
  /** The answer to the next mails. A mail is stored even if its answer hangs. */
  answer: MailAnswer;
  /** What single recipients get when they are named: silence, a closed connection or a refusal. */
  recipients: Map<string, "hang" | "drop" | { code: number }>;
  close(): Promise<void>;
}

const refuse = (responseCode: number) =>
  Object.assign(new Error("Not now, <somebody@example.com>"), { responseCode });

function dropConnection(server: SMTPServer, id: string): void {
  for (const connection of server.connections)
    if (connection.id === id) connection.close();
}

/** Starts one on the loopback. @param port a free one by default */
export async function startMailServer(port = 0): Promise<MailServer> {
  const own: Omit<MailServer, "url" | "port" | "close"> = {
    mails: [],
    envelopes: [],
    recipients: new Map(),
    answer: "take",
  };

  const refusal = (at: "MAIL" | "RCPT" | "DATA") => {
    const { answer } = own;
    return typeof answer === "object" && (answer.at ?? "DATA") === at
      ? refuse(answer.code)
      : null;
  };
  /** @returns the rejection, or null for an accepted mail */
  async function keep(
    stream: Readable,
    { mailFrom, rcptTo }: SMTPServerSession["envelope"],
  ): Promise<Error | null> {
    const bytes = await buffer(stream);
    const refused = refusal("DATA");
    if (refused) return refused;
    own.mails.push(await PostalMime.parse(bytes));
    own.envelopes.push({
      from: mailFrom ? mailFrom.address : "",
      to: rcptTo.map(({ address }) => address),
    });
    return own.answer === "hang" ? new Promise(() => {}) : null;
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    // Also closes a connection that hangs.
    closeTimeout: 200,
    onMailFrom: (_address, _session, done) => done(refusal("MAIL")),
    onRcptTo({ address }, { id }, done) {
      const fate = own.recipients.get(address);
      if (fate === undefined) done(refusal("RCPT"));
      else if (fate === "drop") dropConnection(server, id);
      else if (fate !== "hang") done(refuse(fate.code));
    },
    async onData(stream, session, done) {
      try {
        done(await keep(stream, session.envelope));
      } catch (error) {
        // The sender was killed during the transfer, so the mail is incomplete.
        if (!stream.destroyed) throw error;
      }
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const taken = portOf(server.server.address());
  return Object.assign(own, {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  });
}

function portOf(address: ReturnType<Server["address"]>): number {
  if (address === null || typeof address === "string")
    throw new Error("The mail server has no port.");
  return address.port;
}
