import * as z from "zod/mini";

/** What is known of an address outside of the site. */
export const linkAnswer = z.discriminatedUnion("kind", [
  /** It works. `moved` is the address that permanent redirects lead to. */
  z.object({ kind: z.literal("found"), moved: z.optional(z.string()) }),
  /** It does not work for any reader. `why` goes on after the address: `answers 404 (Not Found)`. */
  z.object({ kind: z.literal("dead"), why: z.string() }),
  /** Nobody can say: it may work for readers, or later. */
  z.object({ kind: z.literal("unknown"), why: z.string() }),
]);

export type LinkAnswer = z.infer<typeof linkAnswer>;
