import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../app-error.ts";

// https://www.sqlite.org/rescode.html: PERM BUSY LOCKED READONLY IOERR CORRUPT FULL CANTOPEN PROTOCOL NOTADB
const sqliteCodes = new Set([3, 5, 6, 8, 10, 11, 13, 14, 15, 26]);
const sqliteBusy = new Set([5, 6]);
// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, authorisation, no such database,
// read only, rollback, resources, locks, operator, system. The rest are codes of the network and of files.
const downCodes =
  /^(?:08|28|3D|25006|40|53|55P03|57|58|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOENT|EACCES|EPERM|EROFS|ENOSPC|ENOTDIR|EEXIST)/u;
// Connection failures, read only, rollback, and a server that is stopping, starting or out of connections.
const passingCodes =
  /^(?:08|25006|40|53300|57P0[1-3]|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)/u;
// pg reports these without a code.
const passingWords =
  /timeout exceeded when trying to connect|Connection terminated|not queryable/iu;
const downWords = /server does not support SSL|SASL/iu;

/** Thrown when PostgreSQL does not answer a query. */
export class NoAnswer extends AppError {
  constructor() {
    super(
      "unavailable",
      "The database cannot be used: it did not answer in time.",
    );
  }
}

const codeOf = (error: Error) => ("code" in error ? String(error.code) : "");

/** The result code of SQLite, without its details. */
function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

/** True for a failure that passes when PostgreSQL has restarted or failed over. */
export function isPassing(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  if (error instanceof NoAnswer) return true;
  return (
    error instanceof Error &&
    (passingCodes.test(codeOf(error)) || passingWords.test(error.message))
  );
}

/** True when another connection has locked the SQLite database, so that a retry can succeed. */
export const isBusy = (error: unknown): boolean =>
  sqliteBusy.has(sqliteCode(error) ?? 0);

/**
 * Runs work again for `patience` milliseconds while its failure passes, with growing pauses. It may run again after it
 * has succeeded without an answer, so it must be safe to run twice.
 */
export async function retryWhile<Value>(
  passes: (error: unknown) => boolean,
  patience: number,
  run: () => Promise<Value>,
): Promise<Value> {
  const deadline = performance.now() + patience;
  for (let pause = 20; ; pause = Math.min(pause * 2, 320)) {
    try {
      return await run();
    } catch (error) {
      if (!passes(error) || performance.now() >= deadline) throw error;
      await sleep(pause);
    }
  }
}

/** Runs database work. Its failures become AppError `unavailable`; any other error (a bug) is unchanged. */
export async function guardStore<Value>(
  run: () => Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof AppError) throw error;
    if (!isOutOfReach(error)) throw error;
    throw new AppError(
      "unavailable",
      `The database cannot be used: ${reason(error)}.`,
      {
        hint: "Check that it runs, has space left and may be written by this user.",
        cause: error,
      },
    );
  }
}

function isOutOfReach(error: Error): boolean {
  const sqlite = sqliteCode(error);
  if (sqlite !== undefined) return sqliteCodes.has(sqlite);
  const words = error.message;
  return (
    downCodes.test(codeOf(error)) ||
    passingWords.test(words) ||
    downWords.test(words)
  );
}

function reason(error: Error): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const message = first instanceof Error ? first.message : error.message;
  return (message || "no answer").replace(/\.$/u, "");
}
