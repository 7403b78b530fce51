import { defineRule } from "../define-rule.ts";

/** Found by check-link.ts. */
export const linkMissing = defineRule({
  id: "link/missing",
  level: "error",
  what: "A link points to an address that the site does not have.",
  why: "Readers would end up on an error page.",
  whatToDo: "Correct the address.",
  bad: "«[the post](/blog/read-the-rom)»",
  good: "[the post](/blog/read-the-room)",
  passes: {
    body: "[a](/blog/first-post) [b](/pricing?x=1#y) [c](/files/a.csv) [d](https://a.example) [e](/rss.xml) [f](/old) [g](mailto:a@b.example)\n",
    files: {
      "content/blog/first-post.md": { fields: { aliases: "[/old]" } },
      "public/files/a.csv": "a\n",
    },
  },
});
