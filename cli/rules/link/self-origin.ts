import { defineRule } from "../define-rule.ts";

const SETTINGS = { "content/site.yaml": "host: northlark.example\n" };

/** Found by check-link.ts. */
export const linkSelfOrigin = defineRule({
  id: "link/self-origin",
  level: "warn",
  what: "A link contains the site's own host.",
  why: "It leaves a preview or a copy of the site, and breaks when the site moves.",
  whatToDo: "Write only the path.",
  bad: "«[prices](https://northlark.example/pricing)»",
  good: "[prices](/pricing)",
  breaks: { files: SETTINGS },
  passes: {
    body: "See [prices](https://app.northlark.example/pricing).\n",
    files: SETTINGS,
  },
});
