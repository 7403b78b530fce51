import { defineRule } from "../define-rule.ts";

// Found by check-links.ts, check-anchor.ts and written-link.ts.

export const linkAnchor = defineRule({
  id: "link/anchor",
  level: "error",
  what: "A link names a heading that its page does not have.",
  why: "Readers would land at the top of the page and have to search.",
  whatToDo: "Correct the part after `#`.",
  bad: "«[prices](#price)»\n\n## Prices",
  good: "[prices](#prices)\n\n## Prices",
});

export const linkDead = defineRule({
  id: "link/dead",
  level: "error",
  what: "A link to another site leads nowhere: the page is gone, or the site is. Only `content links --external` finds this.",
  why: "Readers who follow it see an error.",
  whatToDo: "Link to another page, or remove the link.",
  bad: "«[the study](https://studies.invalid/gone)»",
  good: "[the study](https://studies.invalid/found)",
});

export const linkDraftTarget = defineRule({
  id: "link/draft-target",
  level: "error",
  what: "A published entry links to a draft, or to an entry that goes live later.",
  why: "The page does not exist yet, so readers would end up on an error page.",
  whatToDo: "Publish it too, or leave the link out until it is.",
  bad: "[the next part](/blog/part-two), while part two says draft: true",
  good: "[the next part](/blog/part-two), once it is published",
});

export const linkEscape = defineRule({
  id: "link/escape",
  level: "error",
  what: "A link or an image points out of the site or the content folder, or to a file on one machine.",
  why: "Nobody else has that file.",
  whatToDo: "Write the page's address from the root, such as /blog/a-post.",
  bad: "«[notes](../../notes.md)»",
  good: "[notes](/blog/notes)",
});

export const linkExpiredTarget = defineRule({
  id: "link/expired-target",
  level: "warn",
  what: "An entry links to an entry that has expired.",
  why: "Its page is gone, so readers would end up on an error page.",
  whatToDo: "Remove the link, or point it to what replaced the page.",
  bad: "[our job](/careers/editor), while the job says expiresAt: 2026-01-31",
  good: "[our jobs](/careers)",
});

export const linkLocalhost = defineRule({
  id: "link/localhost",
  level: "warn",
  what: "A link points to localhost or to a private network.",
  why: "For every reader that is another machine, or none.",
  whatToDo:
    "Write the public address. An address that readers open on their own machine may stand there as it is, or in code.",
  bad: "«[the feed](http://localhost:3000/rss.xml)»",
  good: "[the feed](/rss.xml)",
});

export const linkMissing = defineRule({
  id: "link/missing",
  level: "error",
  what: "A link points to an address that the site does not have.",
  why: "Readers would end up on an error page.",
  whatToDo: "Correct the address.",
  bad: "«[the post](/blog/read-the-rom)»",
  good: "[the post](/blog/read-the-room)",
});

export const linkMoved = defineRule({
  id: "link/moved",
  level: "warn",
  what: "A link leads to a page of another site that has moved for good. Only `content links --external` finds this.",
  why: "The link breaks when the other site drops its redirect.",
  whatToDo: "Write the new address.",
  bad: "«[the study](http://studies.invalid/old)»",
  good: "[the study](https://studies.invalid/new)",
});

export const linkRedirected = defineRule({
  id: "link/redirected",
  level: "warn",
  what: "A link points to an old address, or spells an address differently, so that readers are redirected.",
  why: "They wait for one more request, and the link breaks when the redirect goes.",
  whatToDo: "Write the address of the page itself.",
  bad: "[prices](/Pricing/)",
  good: "[prices](/pricing)",
});

export const linkSelfOrigin = defineRule({
  id: "link/self-origin",
  level: "warn",
  what: "A link contains the site's own host.",
  why: "It leaves a preview or a copy of the site, and breaks when the site moves.",
  whatToDo: "Write only the path.",
  bad: "«[prices](https://northlark.example/pricing)»",
  good: "[prices](/pricing)",
});

export const linkUnreachable = defineRule({
  id: "link/unreachable",
  level: "warn",
  what: "A link to another site could not be checked: the site was slow, busy or broken, or it refuses programs. Only `content links --external` finds this.",
  why: "It may be broken for readers too.",
  whatToDo: "Open it in a browser. If it works there, leave it as it is.",
  bad: "«[the study](https://studies.invalid/busy)»",
  good: "[the study](https://studies.invalid/found)",
});
