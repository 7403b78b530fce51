import { AppError } from "./app-error.ts";
import { pathInside } from "./folders.ts";

export interface Failure {
  message: string;
  hint?: string;
}

/** Describes the error that ended a run: what happened and what to do. For a bug, the stack. */
export function describeFailure(error: unknown, cwd: string): Failure {
  const expected =
    error instanceof AppError ? error : describeSystemError(error, cwd);
  const { hint, message } = expected ?? {
    message: "This is a bug in the content toolchain, not in your content.",
    hint: error instanceof Error ? (error.stack ?? error.message) : "",
  };
  return hint === undefined ? { message } : { message, hint };
}

/** The failure as text for stderr, with a line feed at its end. */
export function formatFailure({ hint, message }: Failure): string {
  return `error: ${message}\n${hint === undefined ? "" : `${hint}\n`}`;
}

const FREE_SPACE = "Free some space and run the command again.";

/** By error code: the end of a sentence that begins with the path, and what to do. */
const REFUSALS: Record<string, readonly [says: string, hint: string]> = {
  EACCES: [
    "cannot be opened: permission is denied",
    "Grant permission and run the command again.",
  ],
  EPERM: [
    "cannot be changed: the system does not permit it",
    "Grant permission and run the command again.",
  ],
  EROFS: [
    "cannot be written: the file system is read-only",
    "Name another folder with --out DIR.",
  ],
  ENOSPC: ["cannot be written: the disk is full", FREE_SPACE],
  EDQUOT: ["cannot be written: the quota of the disk is used up", FREE_SPACE],
  EFBIG: [
    "cannot be written: the system allows no file of that size",
    "Raise `ulimit -f`.",
  ],
  EIO: ["cannot be read: the disk reports an error", "Check the disk."],
  EMFILE: ["cannot be opened: too many files are open", "Raise `ulimit -n`."],
  ENFILE: ["cannot be opened: too many files are open", "Try again later."],
  ENOTDIR: [
    "is below a file, not in a folder",
    "Name another folder, or remove that file.",
  ],
  EEXIST: ["is in the way: a folder belongs there", "Remove or rename it."],
  EISDIR: ["is in the way: a file belongs there", "Remove or rename it."],
  ENOTEMPTY: ["is in the way: a file belongs there", "Remove or rename it."],
  ENOENT: [
    "disappeared while the command was running",
    "Run the command again.",
  ],
  ELOOP: ["is a symbolic link that leads back to itself", "Remove it."],
  ENAMETOOLONG: ["has too long a name for this disk", "Shorten it."],
};

const NO_FOLDER = [
  "cannot be created: the folder above it cannot be written",
  "Name another folder with --out DIR.",
] as const;

/** A system error in one sentence. Undefined for any other error. */
export function describeSystemError(
  error: unknown,
  cwd: string,
): AppError | undefined {
  if (!(error instanceof Error) || !("syscall" in error)) return undefined;
  if (!("code" in error) || typeof error.code !== "string") return undefined;
  const refusal =
    error.code === "ENOENT" && error.syscall === "mkdir"
      ? NO_FOLDER
      : REFUSALS[error.code];
  const [says, hint] = refusal ?? [];
  if (says === undefined || hint === undefined) return undefined;
  const place =
    "dest" in error ? error.dest : "path" in error ? error.path : "A file";
  const path = String(place).replace(/\.[0-9a-f-]{36}\.tmp$/u, "");
  const name = pathInside(cwd, path) ?? path;
  return new AppError(error.code, `${name} ${says}.`, { hint, cause: error });
}
