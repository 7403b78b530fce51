import type { Folders } from "../../folders.ts";
import type { CommandContext } from "../../context.ts";

export const statuses = ["ok", "warn", "fail"] as const;
type Status = (typeof statuses)[number];

/** The result of one check. */
export interface Finding {
  /** The name of the check, such as `git`. Stable, for programs. */
  id: string;
  status: Status;
  message: string;
  /** What to do. Absent if all is well. */
  remedy?: string;
}

export function ok(id: string, message: string): Finding {
  return { id, status: "ok", message };
}

export function warn(id: string, message: string, remedy: string): Finding {
  return { id, status: "warn", message, remedy };
}

export function fail(id: string, message: string, remedy: string): Finding {
  return { id, status: "fail", message, remedy };
}

/** What the checks examine. */
export interface Surroundings {
  folders: Folders;
  /** Prints a path from the current folder. */
  show: (path: string) => string;
  context: CommandContext;
}
