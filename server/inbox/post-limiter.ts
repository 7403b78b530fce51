import type { Pool } from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";

/** How many posts a client may send in how many seconds. */
export interface PostLimit {
  points: number;
  seconds: number;
}

/** Counts the posts of each client. */
export interface PostLimiter {
  /** Counts one post. @returns the milliseconds until the client may post again; 0 when this one is within the limit */
  take(client: string): Promise<number>;
}

/** Counters of this process. */
export function createMemoryLimiter(limit: PostLimit): PostLimiter {
  return toPostLimiter(new RateLimiterMemory(toOptions(limit)));
}

/** Counters that all processes on one database share; while it is out of reach, each counts for itself. */
export function createPostgresLimiter(
  pool: Pool,
  limit: PostLimit,
): PostLimiter {
  const options = toOptions(limit);
  return toPostLimiter(
    new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: "pool",
      tableName: "form_rate",
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(options),
    }),
  );
}

function toOptions({ points, seconds }: PostLimit) {
  return { points, duration: seconds, keyPrefix: "form" };
}

function toPostLimiter(limiter: RateLimiterAbstract): PostLimiter {
  return {
    async take(client) {
      try {
        await limiter.consume(client);
        return 0;
      } catch (refusal) {
        // The library rejects with its count when the limit is reached, and with an Error when it fails.
        if (refusal instanceof RateLimiterRes)
          return Math.max(refusal.msBeforeNext, 1);
        throw refusal;
      }
    },
  };
}
