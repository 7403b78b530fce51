/** The calendar for a demo. */
export const bookMessages = {
  frame: "Schedule a Demo",
  days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  meeting: "Demo",
  opening: "Opening the calendar",
  silent:
    "The calendar did not load. You can use the link, the email address or the form instead.",
  byHand: "The calendar isn't answering. Let's find a time by hand.",
  byHandText:
    "Tell us two or three times that suit you and your time zone. We write back with an invitation.",
  subject: "Demo request",
  tryInTab: "Try the calendar in a new tab",
  /** A sentence with three links: to the calendar, to an email address, and to the contact form. */
  otherWays: [
    "No calendar here?",
    "Open it in a new tab",
    ", write to",
    "or",
    "send a message",
    ".",
  ],
} as const;
