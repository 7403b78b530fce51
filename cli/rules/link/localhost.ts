import { defineRule } from "../define-rule.ts";

/** Found by check-links.ts. */
export const linkLocalhost = defineRule({
  id: "link/localhost",
  level: "warn",
  what: "A link points to localhost or to a private network.",
  why: "For every reader that is another machine, or none.",
  whatToDo:
    "Write the public address. Put an address that is meant as an example into code.",
  bad: "«[the feed](http://localhost:3000/rss.xml)»",
  good: "[the feed](/rss.xml)",
});
