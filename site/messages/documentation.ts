/** The tabs of the documentation. */
export const documentationTabs = {
  guides: "Guides",
  api: "API Reference",
  examples: "Examples",
  faq: "FAQ",
} as const;

export const guideMessages = {
  read: "Read Guide",
} as const;
