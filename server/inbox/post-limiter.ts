import { createHash } from "node:crypto";
import { toEmailKey, toMailboxKey } from "./email-key.ts";
import type { Store } from "./store/store.ts";

/** How many form posts a client may send in how many seconds. */
export interface PostLimit {
  points: number;
  seconds: number;
}

/**
 * Limits the form posts of each client. Counters are in the database, so that they survive restarts and all processes
 * share them.
 */
export function createPostLimiter(
  store: Store,
  { points, seconds }: PostLimit,
  clock: () => Date,
) {
  return {
    /** Counts one post. @returns the milliseconds until the client may post again, or 0 if this post is allowed */
    async take(key: string): Promise<number> {
      const now = clock().getTime();
      const counted = await store.transact((transaction) =>
        transaction
          .insertInto("form_rate")
          .values({ key, points: 1, expire: now + seconds * 1000 })
          .onConflict((conflict) =>
            conflict.column("key").doUpdateSet(({ case: when, eb, ref }) => {
              const isOver = eb("form_rate.expire", "<=", now);
              const more = eb("form_rate.points", "+", 1);
              const [first, end] = [
                ref("excluded.points"),
                ref("excluded.expire"),
              ];
              return {
                points: when().when(isOver).then(first).else(more).end(),
                expire: when()
                  .when(isOver)
                  .then(end)
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

const digest = (text: string) =>
  createHash("sha256").update(text).digest("hex");

/** The key that counts messages from one address, from any client. It does not contain the address itself. */
export const addressCounterKey = (email: string) =>
  `address:${digest(toEmailKey(email))}`;

/** The key that counts sign-ups for one mailbox, from any client. It does not contain the address itself. */
export const mailboxCounterKey = (email: string) =>
  `mailbox:${digest(toMailboxKey(email))}`;
