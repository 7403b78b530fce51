import { defineRule } from "../define-rule.ts";

/** Found by check-links.ts. */
export const linkRedirected = defineRule({
  id: "link/redirected",
  level: "warn",
  what: "A link points to an old address, or spells an address differently, so that readers are redirected.",
  why: "They wait for one more request, and the link breaks when the redirect goes.",
  whatToDo: "Write the address of the page itself.",
  bad: "[prices](/Pricing/)",
  good: "[prices](/pricing)",
});
