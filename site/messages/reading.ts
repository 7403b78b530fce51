/** A text to read: a post, a guide, documentation. */
export const readingMessages = {
  minutes: (minutes: number) => `${minutes} min read`,
  onThisPage: "On this page",
  contents: "Contents",
  previousAndNext: "Previous and next",
  lastChanged: "Last changed",
  lastUpdated: "Last updated",
  edit: "Edit this page",
  related: "Related reading",
  backToBlog: "Back to Blog",
  article: "Article",
  loading: "Loading the article",
  writtenBy: "Written by",
  published: "Published",
  updated: "Updated",
  readTime: "Read time",
  categories: "Categories",
  tags: "Tags",
  afterArticle: "After the article",
  relatedArticles: "Read next",
  newestArticles: "Newest articles",
  notPublished:
    "No article is published at this address. It may have moved, or the link has a slip in it.",
  notLoaded: "The article could not be loaded. Reloading the page may help.",
  noArticle: "There is no article at this address.",
  details: "Technical details",
  detailNames: {
    slug: "Slug",
    address: "Address",
    status: "Status",
    noReply: "no reply",
    message: "Message",
    time: "Time",
  },
  allDocumentation: "All of the documentation",
  documentation: "Documentation",
  otherGroups: "Elsewhere in the documentation",
  groupTitle: (group: string) => `${group} documentation`,
  groupDescription: (description: string, articles: string) =>
    `${description} ${articles}, in the order to read them.`,
  part: (number: number, total: number) => `Part ${number} of ${total}`,
} as const;

/** The buttons below a post. */
export const shareMessages = {
  legend: "Share this article",
  copy: "Copy link",
  copied: "Link copied.",
  notCopied: (address: string) => `Please copy the link yourself: ${address}`,
  share: "Share",
  notShared: "Sharing did not work. Please copy the link.",
} as const;
