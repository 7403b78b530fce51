import type { Log } from "../log.ts";
import { createInboxReader } from "./inbox-reader.ts";
import { createDelivery, type DeliveryOptions } from "./mail/deliver-mail.ts";
import { createMailRenderer, type MailSettings } from "./mail/render-mail.ts";
import { confirmSubscription, unsubscribe } from "./newsletter/answer-links.ts";
import { createNewsletterTokens } from "./newsletter/newsletter-tokens.ts";
import { createPostLimiter, type PostLimit } from "./post-limiter.ts";
import { deleteExpired } from "./retention.ts";
import { openStore } from "./store/open-store.ts";
import { probeWrite } from "./store/probe-write.ts";
import { recordSubmission } from "./store/record-submission.ts";
import type { NewSubmission, Replay } from "./submission.ts";

/** Messages and newsletter addresses in a database. */
export type Inbox = Awaited<ReturnType<typeof createInbox>>;

interface InboxOptions {
  /** A postgres: address; without it the inbox is a SQLite file in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Signs the tokens in newsletter links. */
  secret: string;
  /** The part of a Message-ID behind its @. */
  mailDomain: string;
  clock: () => Date;
  /** Called when mail was put into the outbox. */
  onQueued?: () => void;
  log?: Pick<Log, "warn" | "error">;
}

/**
 * Opens the inbox, creates its database if it is missing, and migrates its tables.
 * @throws AppError `unavailable` or `database_newer`
 */
export async function createInbox(options: InboxOptions) {
  const { dataDir, mailDomain, clock, log, onQueued = () => {} } = options;
  let replacedAt: string | undefined;
  const events = {
    onLostConnection: (error: Error) =>
      log?.warn("lost a connection to the database", { error }),
    onReplaced() {
      replacedAt = clock().toISOString();
      log?.error("the database file was deleted or replaced while in use");
    },
  };
  const store = await openStore({ ...options, ...events }, clock);
  const tokens = createNewsletterTokens(options.secret);
  const context = () => ({ now: clock(), tokens, mailDomain });
  async function waking<Value>(work: Promise<Value>): Promise<Value> {
    const value = await work;
    onQueued();
    return value;
  }

  return {
    ...createInboxReader(store),
    /**
     * Resolves when the submission is stored durably, with the reply to send: the given one, or the first one if the
     * same key was used before with the same fields. A newsletter address is stored once, however often it signs up,
     * and the reply is always the same.
     * @throws AppError `conflict` if the key was used with other fields, and `unavailable` if the database fails; then
     * nothing is stored
     */
    record: (submission: NewSubmission, replay: Replay) =>
      waking(recordSubmission(store, submission, replay, context())),
    /** Confirms the address that a token was mailed to. @returns false for a token that is unknown, used or expired */
    confirm: (token: string) =>
      waking(
        store.transact((run) => confirmSubscription(run, token, context())),
      ),
    /** Removes an address from the newsletter. @returns false for an unknown token */
    unsubscribe: (token: string) =>
      store.transact((run) => unsubscribe(run, token, clock())),
    createLimiter: (limit: PostLimit) => createPostLimiter(store, limit, clock),
    /** Sends the mail of this inbox. */
    createDelivery: ({
      transport,
      log,
      ...settings
    }: Pick<DeliveryOptions, "transport" | "log"> &
      Omit<MailSettings, "tokens">) => {
      const renderMail = createMailRenderer({ ...settings, tokens });
      return createDelivery({ store, transport, clock, log, renderMail });
    },
    /** Deletes everything older than the retention periods on the privacy page. */
    deleteExpired: () => deleteExpired(store, dataDir, clock()),
    /** Resolves when the database can store a form. */
    ready: () => probeWrite(store),
    /** When the file of the database was last found deleted or replaced, since the start: ISO 8601 in UTC. */
    replacedAt: () => replacedAt,
  };
}
