/** What visitors read for each type of post. */
export const blogTypeLabels = {
  blog: "Blog Post",
  guide: "Guide",
  "case-study": "Case Study",
  article: "Article",
} as const;

export const blogMessages = {
  all: "All",
  blog: "Blog Posts",
  guide: "Guides",
  "case-study": "Case Studies",
  failed: "Sorry, we couldn't load the blog posts. Please try again later.",
  empty: "No articles found matching your criteria.",
} as const;

export const authorMessages = {
  writesAbout: "Writes about",
  elsewhere: "Elsewhere",
  title: (name: string) => `Articles by ${name}`,
} as const;

export const categoryMessages = {
  title: (name: string) => `${name} articles`,
} as const;

export const postMessages = {
  notFound: "Blog Post Not Found",
  refused: (status: number | string) =>
    `API request failed with status ${status}`,
} as const;
