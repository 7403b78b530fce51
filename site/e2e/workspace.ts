import { join } from "node:path";

const root = process.env.E2E_WORKSPACE;
if (!root)
  throw new Error(
    "E2E_WORKSPACE names the folder that the tests write in; playwright.config.ts sets it.",
  );

/** The folders that the served site reads and that tests write in. */
export const workspace = { root, content: join(root, "content") };
