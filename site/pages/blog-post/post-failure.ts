import { PostError } from "../../api/post.ts";

/** Details about a post that could not be loaded, for people who ask for help. Never a stack trace. */
export interface PostFailure {
  /** HTTP status, if there was a reply. */
  status: number | undefined;
  message: string;
  /** ISO 8601 in UTC. */
  time: string;
}

export function toPostFailure(error: Error, at: number): PostFailure {
  return {
    status: error instanceof PostError ? error.status : undefined,
    message: error.message,
    time: new Date(at).toISOString(),
  };
}
