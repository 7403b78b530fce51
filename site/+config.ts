import type { Config } from "vike/types";

/** One Vike page answers every address; React Router's table in routes.ts decides what stands there. */
export default {
  clientRouting: false,
  hooksTimeout: false,
  meta: {
    Page: { env: { server: true } },
  },
} satisfies Config;
