import type { Config } from "vike/types";

/** One Vike page answers every address. The route table in routes.ts decides which page is shown. */
export default {
  clientRouting: false,
  hooksTimeout: false,
  meta: {
    Page: { env: { server: true } },
  },
} satisfies Config;
