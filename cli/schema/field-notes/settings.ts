import type { FieldNotes } from "./field-note.ts";

const label = { text: "The words of the link." };
const href = {
  text: "Where the link leads: a path of this site, or an https: or mailto: address.",
  examples: ["/pricing"],
};

export const siteNotes: FieldNotes = {
  name: { text: "The name of whoever runs the site." },
  tagline: { text: "The promise in a few words." },
  description: {
    text: "What the site is about, in one sentence for search results.",
  },
  host: {
    text: "The host that the newsletter's confirmation names.",
    examples: ["northlark.example"],
  },
  supportEmail: {
    text: "The mail address for support.",
    examples: ["support@northlark.example"],
  },
  office: { text: "Where the office is." },
  "office.city": { text: "The city of the office." },
  "office.country": { text: "The country of the office." },
  "office.lines": { text: "The address, line by line." },
  application: { text: "The product that the site leads to." },
  "application.origin": {
    text: "The address of the application, without a path.",
    examples: ["https://app.northlark.example"],
  },
  "application.loginPath": {
    text: "The path of the log-in page.",
    examples: ["/login"],
  },
  "application.signUpPath": {
    text: "The path of the sign-up page.",
    examples: ["/sign-up"],
  },
  social: { text: "Accounts on social networks." },
  "social.name": { text: "The name of the network." },
  "social.href": {
    text: "The address of the account; left out where there is none yet.",
  },
  scheduler: { text: "The service that demos are booked with." },
  "scheduler.frameUrl": { text: "The address of the calendar that is shown." },
  "scheduler.scriptUrl": { text: "The address of the calendar's script." },
  newsletterWords: {
    text: "The words that take turns above the newsletter form.",
  },
};

export const navigationNotes: FieldNotes = {
  header: { text: "The links at the top of each page." },
  "header.label": label,
  "header.href": href,
  "header.activeOn": {
    text: "The paths on which the link is shown as the present one, pages below them included.",
  },
  mobileGroup: { text: "The group of links that only the menu on phones has." },
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
  footerNote: { text: "The last words of each page." },
};

const figure = (list: string): FieldNotes => ({
  [`${list}.id`]: { text: "The name that pages use the figure by." },
  [`${list}.value`]: { text: "The figure as printed.", examples: ["40%"] },
  [`${list}.label`]: {
    text: "What the figure is about, to follow it in a sentence.",
  },
  [`${list}.short`]: { text: "The same in a word or two." },
});

export const factsNotes: FieldNotes = {
  claims: { text: "What the product does for its users, in figures." },
  ...figure("claims"),
  company: { text: "The company in figures." },
  ...figure("company"),
  maxCompetitors: { text: "How many competitors can be watched at most." },
  freeForever: { text: "The promise about the free plan, in one line." },
};
