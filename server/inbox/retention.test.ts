import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { retentionDays } from "./retention.ts";

const policy = readFileSync(
  new URL("../../content/legal/privacy-policy.md", import.meta.url),
  "utf8",
);

test.each([
  ["message", 365, "sent through this website | 12 months after"],
  ["quarantined", 30, "takes for spam | 30 days"],
  ["unconfirmed", 30, "never confirmed | 30 days at most"],
  ["unsubscribed", 3 * 365, "proof of consent up to 3 years after"],
  ["sentMail", 30, "email that this website has sent | 30 days"],
] as const)(
  "keeps %s for %i days, as the privacy page says",
  (name, days, promise) => {
    expect(retentionDays[name]).toBe(days);
    expect(policy).toContain(promise);
  },
);
