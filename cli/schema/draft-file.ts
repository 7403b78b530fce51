import * as z from "zod/mini";
import { entryBody } from "./content-index.ts";

/** What `previews/<collection>/<slug>.json` holds: a draft, which the index leaves out. */
export const draftFile = z.object({
  /** The entry in the form of the index: `compiled` of its collection. */
  entry: z.record(z.string(), z.unknown()),
  body: entryBody,
});
