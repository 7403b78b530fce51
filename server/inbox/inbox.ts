import type { Log } from "../log.ts";
import { createInboxReader, type InboxReader } from "./inbox-reader.ts";
import type { PostLimit, PostLimiter } from "./post-limiter.ts";
import { migrate } from "./store/migrate.ts";
import { openStore } from "./store/open-store.ts";
import { forgetReplies, recordSubmission } from "./store/record-submission.ts";
import type { NewSubmission, Replay } from "./submission.ts";

export type { InboxReader } from "./inbox-reader.ts";

const FORGET_EVERY_MILLIS = 60 * 60 * 1000;

/**
 * Messages and newsletter addresses in a database. `record` resolves once the submission survives a crash, with the reply
 * to send: the one given, or the first one when the same key came before with the same fields. It throws AppError
 * `conflict` when the key came with other fields, and `unavailable` when the database cannot take it: then nothing is
 * stored. A newsletter address is kept once, however often it signs up; the reply is always the same.
 */
export interface Inbox extends InboxReader {
  record(submission: NewSubmission, replay: Replay): Promise<string>;
  /** Counters of form posts, shared by all processes on a PostgreSQL database. */
  createLimiter(limit: PostLimit): PostLimiter;
}

interface InboxOptions {
  /** A postgres: address; without it the inbox is a SQLite file in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  clock: () => Date;
  log?: Pick<Log, "warn">;
}

/**
 * Opens the inbox, makes its database where there is none and brings its tables up to date.
 * @throws AppError `unavailable` or `database_newer`
 */
export async function createInbox(options: InboxOptions): Promise<Inbox> {
  const { clock, log } = options;
  const store = await openStore({
    ...options,
    onLostConnection: (error) =>
      log?.warn("lost a connection to the database", { error }),
  });
  try {
    await migrate(store, clock());
  } catch (error) {
    await store.close();
    throw error;
  }

  let forgottenAt = 0;
  // Beside the submission, never in its way: a failure here must not lose one.
  const forgetSometimes = async (now: Date) => {
    if (now.getTime() - forgottenAt < FORGET_EVERY_MILLIS) return;
    forgottenAt = now.getTime();
    try {
      await forgetReplies(store, now);
    } catch (error) {
      log?.warn("old replies could not be deleted", { error });
    }
  };
  const record = async (submission: NewSubmission, replay: Replay) => {
    const now = clock();
    const reply = await recordSubmission(store, submission, replay, now);
    void forgetSometimes(now);
    return reply;
  };

  return {
    ...createInboxReader(store),
    record,
    createLimiter: (limit) => store.createLimiter(limit),
  };
}
