export const documentationTabs = {
  guides: "Guides",
  api: "API Reference",
  examples: "Examples",
  faq: "FAQ",
} as const;

export const documentationMessages = {
  parts: "Parts of the documentation",
  searchLabel: "Search all articles",
  placeholder: "Try CSV, priority or webhook",
  results: "Search results",
  matches: (count: number) =>
    count === 1 ? "1 article matches" : `${count || "No"} articles match`,
  searchAll: "Search all documentation",
  sections: "Sections:",
  clear: "Clear search",
  /** A sentence with a link to the contact form. */
  nothing: [
    "Try one word, or the name of what you see on the screen. If it isn't written down yet,",
    "ask us",
    ".",
  ],
  call: "Method and path",
  authentication: "Authentication",
  credential: "A bearer credential: your key, sent from a server",
  format: "Format",
  json: "JSON both ways, times in UTC",
  callRequest: "Request",
  callReply: "Reply",
  callNote:
    "Everyone you watch, with new engagements for each. A shortened sample reply.",
} as const;
