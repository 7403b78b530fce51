// Choices that visitors read and filter by. In a file of their own, because browsers load them without the schemas.

/** The kinds of entry that the search tells apart, as visitors read them. */
export const entryKinds = {
  blog: "Blog post",
  changelog: "Changelog",
  docs: "Documentation",
  example: "Example",
  guides: "Guide",
  jobs: "Job",
} as const;

/** The four types of blog post, with the label that visitors read. */
export const blogTypes = {
  blog: "Blog Post",
  guide: "Guide",
  "case-study": "Case Study",
  article: "Article",
} as const;

/** The groups of the documentation, with the title that visitors read. */
export const docGroups = {
  "getting-started": "Getting Started",
  "competitor-monitoring": "Competitor Monitoring",
  integrations: "Integrations",
  "advanced-features": "Advanced Features",
} as const;

/** The kinds of change in the changelog, with the label that visitors read. */
export const changelogTags = {
  new: "New",
  improved: "Improved",
  fixed: "Fixed",
  removed: "Removed",
  security: "Security",
} as const;

/** The six types of resource, in the order of the filter tabs. */
export const resourceTypes = {
  blog: "Blog",
  article: "Article",
  guide: "Guide",
  video: "Video",
  webinar: "Webinar",
  "case-study": "Case Study",
} as const;
