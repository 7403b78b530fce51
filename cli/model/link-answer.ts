import * as z from "zod/mini";

/** The result of checking an external address. */
export const linkAnswer = z.discriminatedUnion("kind", [
  /** It works. `moved` is the address that permanent redirects lead to. */
  z.object({ kind: z.literal("found"), moved: z.optional(z.string()) }),
  /** It is broken for every reader. `why` continues a sentence after the address: `answers 404 (Not Found)`. */
  z.object({ kind: z.literal("dead"), why: z.string() }),
  /** Inconclusive: it may work for readers, or later. */
  z.object({ kind: z.literal("unknown"), why: z.string() }),
]);

export type LinkAnswer = z.infer<typeof linkAnswer>;
