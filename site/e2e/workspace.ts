import { join } from "node:path";

/** The content of another company, which only tests own. */
export const fixtureContent = "tests/fixture-content";

const root = process.env.E2E_WORKSPACE;
if (!root)
  throw new Error(
    "E2E_WORKSPACE is not set. Run the tests with Playwright: its configuration sets the folder that they write to.",
  );

/** The folders of the served site. Tests may write to `content`. */
export const workspace = {
  root,
  content: join(root, "content"),
  out: join(root, ".content"),
};
