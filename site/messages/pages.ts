/** The names of parts of pages for screen readers, and the heads of a table. */
export const partMessages = {
  waitlist: "Waitlist",
  stages: "What comes when",
  figures: "The company in figures",
  teams: "Teams",
  readingCaption: "What a rise in new connections may mean, and what to do",
  readingHeads: ["You see", "Likely reason", "Worth doing"],
} as const;

export const legalTitles = {
  terms: "Terms and Conditions",
  privacy: "Privacy Policy",
} as const;

export const changelogMessages = {
  today: "Today",
  nothing: "Nothing to list yet",
  release: "Public release",
  lines: ["What changed", "Who it affects", "What to do about it"],
  caption: "What an entry will tell you.",
} as const;

/** Pages that announce something that is not released yet. */
export const announcementMessages = {
  soon: "Coming Soon",
} as const;

export const notFoundMessages = {
  title: "404 Page Not Found",
  text: "Did you forget to add the page to the router?",
  description: "There is no page at this address.",
  start: "Start over from",
  asked: ["We listened at", "and heard nothing."],
  signal: "No signal",
} as const;
