import { PostError } from "../../api/blog.ts";

/** What is known of a post that could not be had: text for a person who asks for help, never a stack. */
export interface PostFailure {
  /** HTTP status, where there was a reply. */
  status: number | undefined;
  message: string;
  /** ISO 8601 in UTC. */
  time: string;
}

/** A failed query as diagnostic details. */
export function toPostFailure(error: Error, at: number): PostFailure {
  return {
    status: error instanceof PostError ? error.status : undefined,
    message: error.message,
    time: new Date(at).toISOString(),
  };
}
