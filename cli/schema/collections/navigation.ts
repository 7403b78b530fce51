import * as z from "zod/mini";
import type { SettingsCollection } from "../collection.ts";
import { line, link, noted } from "../field-types.ts";

const words = { text: "The words of the link." };
const href = noted(link, {
  text: "Where the link leads: a path of this site, or an https: or mailto: address.",
  examples: ["/pricing"],
});
const labelledLink = z.strictObject({ label: noted(line(60), words), href });

const value = z.strictObject({
  header: noted(
    z.array(
      z.strictObject({
        label: noted(line(40), words),
        about: noted(z.optional(line(60)), {
          text: "What the page is about, where the words of the link do not say it. Screen readers and search engines read it after them: Learn More about who reacts to which posts.",
        }),
        href,
        activeOn: noted(z.optional(z.array(link)), {
          text: "The paths on which the link is shown as current, including the pages below them.",
        }),
      }),
    ),
    { text: "The links at the top of each page." },
  ),
  mobileGroup: noted(
    z.strictObject({
      title: noted(line(40), { text: "The words above the group." }),
      links: noted(z.array(labelledLink), { text: "The links of the group." }),
    }),
    { text: "The group of links that only the menu on phones has." },
  ),
  footer: noted(
    z.array(
      z.strictObject({
        title: noted(line(40), { text: "The words above the column." }),
        links: noted(z.array(labelledLink), {
          text: "The links of the column.",
        }),
      }),
    ),
    { text: "The columns of links at the end of each page." },
  ),
  legal: noted(z.array(labelledLink), { text: "The links in the last line." }),
  application: noted(
    z.strictObject({
      logIn: noted(line(40), { text: "The link to its log-in." }),
      signUp: noted(line(40), { text: "The button to its sign-up." }),
    }),
    {
      text: "The two links to the application at the top of each page. Their addresses are in site.yaml.",
    },
  ),
  footerCall: noted(
    z.strictObject({
      heading: noted(line(80), { text: "Its heading." }),
      text: noted(line(200), { text: "The line below it." }),
      signUp: noted(line(40), {
        text: "The button to the application's sign-up.",
      }),
      link: noted(labelledLink, { text: "A link beside the button." }),
    }),
    { text: "The call to action at the end of each page." },
  ),
});

export type Navigation = z.infer<typeof value>;

export const navigation = {
  kind: "settings",
  label: "navigation",
  value,
} as const satisfies SettingsCollection;
