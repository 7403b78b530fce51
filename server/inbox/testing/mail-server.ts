import { once } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** What a mail server does with a mail once it has all of it. */
type MailAnswer =
  "take" | "hang" | { code: number; at?: "MAIL" | "RCPT" | "DATA" };

/** A real SMTP server that keeps what it takes. */
export interface MailServer {
  url: string;
  port: number;
  /** The mails in the order in which they came, whole ones only. */
  mails: Email[];
  /** Who wrote and to whom, as the envelope says. */
  envelopes: { from: string; to: string[] }[];
  /** What happens to the next mails. A mail that hangs is kept all the same. */
  answer: MailAnswer;
  close(): Promise<void>;
}

/** Starts one on the loopback. @param port a free one by default */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: Email[] = [];
  const envelopes: MailServer["envelopes"] = [];
  let answer: MailAnswer = "take";

  const refusal = (at: "MAIL" | "RCPT" | "DATA") => {
    if (typeof answer !== "object" || (answer.at ?? "DATA") !== at) return null;
    return Object.assign(new Error("Not now, <somebody@example.com>"), {
      responseCode: answer.code,
    });
  };
  /** @returns a refusal, or null for a mail that is taken */
  async function keep(
    stream: Readable,
    { mailFrom, rcptTo }: SMTPServerSession["envelope"],
  ): Promise<Error | null> {
    const bytes = await buffer(stream);
    const refused = refusal("DATA");
    if (refused) return refused;
    mails.push(await PostalMime.parse(bytes));
    envelopes.push({
      from: mailFrom ? mailFrom.address : "",
      to: rcptTo.map(({ address }) => address),
    });
    return answer === "hang" ? new Promise(() => {}) : null;
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    // A connection that hangs is closed with the server.
    closeTimeout: 200,
    onMailFrom: (_address, _session, done) => done(refusal("MAIL")),
    onRcptTo: (_address, _session, done) => done(refusal("RCPT")),
    async onData(stream, session, done) {
      try {
        done(await keep(stream, session.envelope));
      } catch (error) {
        // The sender was killed in the middle: what came is no mail.
        if (!stream.destroyed) throw error;
      }
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    envelopes,
    get answer() {
      return answer;
    },
    set answer(next) {
      answer = next;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
