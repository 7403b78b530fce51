import { defineRule } from "../define-rule.ts";

/** Found by check-links.ts. */
export const linkExpiredTarget = defineRule({
  id: "link/expired-target",
  level: "warn",
  what: "An entry links to an entry that has expired.",
  why: "Its page is gone, so readers would end up on an error page.",
  whatToDo: "Remove the link, or point it to what replaced the page.",
  bad: "[our job](/careers/editor), while the job says expiresAt: 2026-01-31",
  good: "[our jobs](/careers)",
});
