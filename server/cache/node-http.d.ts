import "node:http";

declare module "node:http" {
  interface OutgoingMessage {
    /**
     * The names of the headers as they were set. Node has this method on every message, but its types only on
     * requests.
     */
    getRawHeaderNames(): string[];
  }

  interface ServerResponse {
    /** The head of the reply as it will be sent; null until it is known. Not documented: see `write-reply.ts`. */
    _header: string | null;
    /** In milliseconds; 0 without a limit. */
    _keepAliveTimeout: number;
  }
}
