import type { Folders } from "../../folders.ts";
import type { CommandContext } from "../../context.ts";

export const statuses = ["ok", "warn", "fail"] as const;
type Status = (typeof statuses)[number];

/** The result of one check. */
export interface Finding {
  status: Status;
  message: string;
  /** What to do. Absent if all is well. */
  remedy?: string;
}

export interface NamedFinding extends Finding {
  /** The name of the check, such as `git`. Stable, for programs. */
  id: string;
}

export function ok(message: string): Finding {
  return { status: "ok", message };
}

export function warn(message: string, remedy: string): Finding {
  return { status: "warn", message, remedy };
}

export function fail(message: string, remedy: string): Finding {
  return { status: "fail", message, remedy };
}

/** What the checks examine. */
export interface DoctorContext {
  folders: Folders;
  /** Prints a path from the current folder. */
  show: (path: string) => string;
  context: CommandContext;
}
