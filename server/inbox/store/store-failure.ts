import { AppError } from "../../app-error.ts";

// https://www.sqlite.org/rescode.html: PERM BUSY LOCKED READONLY IOERR CORRUPT FULL CANTOPEN PROTOCOL NOTADB
const sqliteCodes = new Set([3, 5, 6, 8, 10, 11, 13, 14, 15, 26]);
const sqliteBusy = new Set([5, 6]);
// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, authorisation, no such database,
// read only, rollback, resources, locks, operator, system
const postgresCodes = /^(?:08|28|3D|25006|40|53|55P03|57|58)/;
const networkCodes =
  /^(?:ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOENT|EACCES|EPERM|EROFS|ENOSPC|ENOTDIR|EEXIST)/;
// pg reports these without a code.
const postgresWords =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|server does not support SSL|SASL/i;

// Connection failures, read only, rollback, and a server that is stopping, starting or out of connections.
const passingCodes = /^(?:08|25006|40|53300|57P0[1-3])/;
const passingNetworkCodes =
  /^(?:ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)/;
const passingWords =
  /timeout exceeded when trying to connect|Connection terminated|not queryable/i;

/** Thrown when PostgreSQL does not answer a query. */
export class NoAnswer extends AppError {
  constructor() {
    super(
      "unavailable",
      "The database cannot be used: it did not answer in time.",
    );
  }
}

/** True for a failure that passes when PostgreSQL has restarted or failed over. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NoAnswer) return true;
  if (!(error instanceof Error)) return false;
  const failures: unknown[] =
    error instanceof AggregateError ? error.errors : [error];
  return failures.some((failure) => {
    if (!(failure instanceof Error)) return false;
    const code = "code" in failure ? String(failure.code) : "";
    return (
      passingCodes.test(code) ||
      passingNetworkCodes.test(code) ||
      passingWords.test(failure.message)
    );
  });
}

/** True when another connection has locked the SQLite database, so that a retry can succeed. */
export function isBusy(error: unknown): boolean {
  const code = numberOf(error, "errcode");
  return code !== undefined && sqliteBusy.has(code & 0xff);
}

/** Converts database failures to AppError `unavailable`. Any other error (a bug) is returned unchanged. */
function toStoreFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  if (!isOutOfReach(error)) return error;
  return new AppError(
    "unavailable",
    `The database cannot be used: ${reason(error)}.`,
    {
      hint: "Check that it runs, has space left and may be written by this user.",
      cause: error,
    },
  );
}

/** Runs database work and converts its failures to AppErrors. */
export async function guardStore<Value>(
  run: () => Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    throw toStoreFailure(error);
  }
}

function isOutOfReach(error: Error): boolean {
  const sqlite = numberOf(error, "errcode");
  if (sqlite !== undefined) return sqliteCodes.has(sqlite & 0xff);
  const code = "code" in error ? String(error.code) : "";
  return (
    postgresCodes.test(code) ||
    networkCodes.test(code) ||
    postgresWords.test(error.message)
  );
}

function reason(error: Error): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const message = first instanceof Error ? first.message : error.message;
  return (message || "no answer").replace(/\.$/, "");
}

function numberOf(error: unknown, key: "errcode"): number | undefined {
  if (!(error instanceof Error) || !(key in error)) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === "number" ? value : undefined;
}
