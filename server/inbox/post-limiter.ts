import { createHash } from "node:crypto";
import { toEmailKey, toMailboxKey } from "./email-key.ts";
import type { Store } from "./store/store.ts";

/** How many form posts a client may send in how many seconds. */
export interface PostLimit {
  points: number;
  seconds: number;
}

/** Limits the form posts of each client. */
export interface PostLimiter {
  /**
   * Counts one post. @returns the milliseconds until the client may post again, or 0 if this post is within the limit
   */
  take(client: string): Promise<number>;
}

/** Stores counters in the database, so that they survive restarts and all processes share them. */
export function createPostLimiter(
  store: Store,
  { points, seconds }: PostLimit,
  clock: () => Date,
): PostLimiter {
  return {
    async take(client) {
      const now = clock().getTime();
      const window = { points: 1, expire: now + seconds * 1000 };
      const counted = await store.transact((transaction) =>
        transaction
          .insertInto("form_rate")
          .values({ key: client, ...window })
          .onConflict((conflict) =>
            conflict.column("key").doUpdateSet(({ eb, ref }) => {
              const isOver = eb("form_rate.expire", "<=", now);
              return {
                points: eb
                  .case()
                  .when(isOver)
                  .then(ref("excluded.points"))
                  .else(eb("form_rate.points", "+", 1))
                  .end(),
                expire: eb
                  .case()
                  .when(isOver)
                  .then(ref("excluded.expire"))
                  .else(ref("form_rate.expire"))
                  .end(),
              };
            }),
          )
          .returning(["points", "expire"])
          .executeTakeFirstOrThrow(),
      );
      if (counted.points <= points) return 0;
      return Math.max(Number(counted.expire) - now, 1);
    },
  };
}

/** The key that counts messages from one address, from any client. It does not contain the address itself. */
export function addressCounterKey(email: string): string {
  return `address:${digest(toEmailKey(email))}`;
}

/** The key that counts sign-ups for one mailbox, from any client. It does not contain the address itself. */
export function mailboxCounterKey(email: string): string {
  return `mailbox:${digest(toMailboxKey(email))}`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
