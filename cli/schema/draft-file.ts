import * as z from "zod/mini";
import { entryBody } from "./content-index.ts";

/** What `previews/<collection>/<slug>.json` holds: a draft, which the index leaves out. */
export const draftFile = z.object({
  /** As the index would hold it: see `compiled` of its collection. */
  entry: z.record(z.string(), z.unknown()),
  body: entryBody,
});
