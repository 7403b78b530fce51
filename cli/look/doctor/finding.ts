import type { Folders } from "../../folders.ts";
import type { CommandContext } from "../../context.ts";

export const statuses = ["ok", "warn", "fail"] as const;
export type Status = (typeof statuses)[number];

/** One thing that was looked at. */
export interface Finding {
  /** What it is about, in a word: stable, for programs. */
  id: string;
  status: Status;
  message: string;
  /** What to do about it; absent when all is well. */
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

/** What checks look at. */
export interface Surroundings {
  folders: Folders;
  /** A path as a person in the current folder would write it. */
  show: (path: string) => string;
  context: CommandContext;
}
