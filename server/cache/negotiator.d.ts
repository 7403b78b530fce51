declare module "negotiator" {
  import type { IncomingMessage } from "node:http";

  /** The part of this package (https://github.com/jshttp/negotiator) that we use; it ships no types. */
  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, "headers">);
    /** The accepted ones among `available`, best first; `preferred` decides between equal weights. */
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly Encoding[] },
    ): Encoding[];
    /** The accepted ones among `available`, best first. */
    mediaTypes<Type extends string>(available: readonly Type[]): Type[];
  }
}
