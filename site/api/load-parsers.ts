import { reloadOnce } from "../routing/reload-once.ts";

/**
 * Loads the schemas with the first call, because the document already has what they check. If they are gone, for example
 * after a release, the page is loaded anew.
 */
export const loadParsers = () =>
  import("./parse-replies.ts").catch((error: unknown) => {
    reloadOnce();
    throw error;
  });
