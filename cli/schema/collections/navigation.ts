import * as z from "zod/mini";
import type { SettingsCollection } from "../collection.ts";
import { line, link } from "../field-types.ts";

const labelledLink = z.strictObject({ label: line(60), href: link });

const value = z.strictObject({
  header: z.array(
    z.strictObject({
      label: line(40),
      about: z.optional(line(60)),
      href: link,
      activeOn: z.optional(z.array(link)),
    }),
  ),
  mobileGroup: z.strictObject({
    title: line(40),
    links: z.array(labelledLink),
  }),
  footer: z.array(
    z.strictObject({ title: line(40), links: z.array(labelledLink) }),
  ),
  legal: z.array(labelledLink),
  application: z.strictObject({ logIn: line(40), signUp: line(40) }),
  footerCall: z.strictObject({
    heading: line(80),
    text: line(200),
    signUp: line(40),
    link: labelledLink,
  }),
});

export type Navigation = z.infer<typeof value>;

const label = { text: "The words of the link." };
const href = {
  text: "Where the link leads: a path of this site, or an https: or mailto: address.",
  examples: ["/pricing"],
};

export const navigation = {
  kind: "settings",
  label: "navigation",
  value,
  notes: {
    header: { text: "The links at the top of each page." },
    "header.label": label,
    "header.about": {
      text: "What the page is about, where the words of the link do not say it. Screen readers and search engines read it after them: Learn More about who reacts to which posts.",
    },
    "header.href": href,
    "header.activeOn": {
      text: "The paths on which the link is shown as current, including the pages below them.",
    },
    mobileGroup: {
      text: "The group of links that only the menu on phones has.",
    },
    "mobileGroup.title": { text: "The words above the group." },
    "mobileGroup.links": { text: "The links of the group." },
    "mobileGroup.links.label": label,
    "mobileGroup.links.href": href,
    footer: { text: "The columns of links at the end of each page." },
    "footer.title": { text: "The words above the column." },
    "footer.links": { text: "The links of the column." },
    "footer.links.label": label,
    "footer.links.href": href,
    legal: { text: "The links in the last line." },
    "legal.label": label,
    "legal.href": href,
    application: {
      text: "The two links to the application at the top of each page. Their addresses are in site.yaml.",
    },
    "application.logIn": { text: "The link to its log-in." },
    "application.signUp": { text: "The button to its sign-up." },
    footerCall: { text: "The call to action at the end of each page." },
    "footerCall.heading": { text: "Its heading." },
    "footerCall.text": { text: "The line below it." },
    "footerCall.signUp": {
      text: "The button to the application's sign-up.",
    },
    "footerCall.link": { text: "A link beside the button." },
    "footerCall.link.label": label,
    "footerCall.link.href": href,
  },
} as const satisfies SettingsCollection;
