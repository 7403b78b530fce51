import "node:http";

declare module "node:http" {
  interface OutgoingMessage {
    /** The names of the headers as they were set. Node has it on every message; its types only on requests. */
    getRawHeaderNames(): string[];
  }
}
