/**
 * Every word of the interface of the site, in one file: buttons, labels, what screen readers say, and the messages of
 * forms. The words of pages are in content/pages/. A site in another language has its words here in place of these; a
 * missing one fails the type check.
 */

/** The frame of every page. */
export const shellMessages = {
  skip: "Skip to content",
  mainMenu: "Main",
  menu: "Menu",
  connect: "Connect",
  breadcrumb: "Breadcrumb",
  theme: "Theme",
  light: "Light",
  dark: "Dark",
  system: "System",
  notifications: "Notifications",
  closeNotification: "Close notification",
  tryAgain: "Try again",
  toLight: "Switch to light theme",
  toDark: "Switch to dark theme",
  home: "Home",
  feed: "RSS feed",
  copyCode: "Copy code",
  codeCopied: "Copied",
  codeNotCopied: "Not copied",
} as const;

/** A page whose script failed in the browser. */
export const brokenPageMessages = {
  title: "This page broke",
  text: "Something on it failed in your browser. Reloading usually helps, and the rest of the site still works.",
  reload: "Reload the page",
  home: "Go to the home page",
  tellUs: "Tell us",
} as const;

/** Lists that are shown page by page. `shown` is the count as it is written in the language of the site. */
export const listMessages = {
  previous: "Previous",
  next: "Next",
  /** These two are for screen readers: after `previous` and `next`, and before the number of a page. */
  ofPages: "page",
  page: "Page",
  loading: "Loading...",
  articles: "articles",
  articleCount: (count: number, shown: string) =>
    count === 1 ? `${shown} article` : `${shown} articles`,
  resourceCount: (count: number, shown: string) =>
    count === 1 ? `${shown} resource` : `${shown} resources`,
  range: (start: string, end: string, total: string, noun: string) =>
    `Showing ${start} to ${end} of ${total} ${noun}`,
  loadMore: (noun: string) => `Load more ${noun}`,
  pagesOf: (noun: string) => `Pages of ${noun}`,
  articlesHeading: "Articles",
  none: "There are no articles here yet.",
  showAll: "Show all articles",
  loadingArticles: "Loading articles",
  filterByType: "Filter by type",
  removeCategory: "Remove the category",
  otherCategories: "Other categories",
  featured: "Featured",
  loadingFeatured: "Loading the featured article",
} as const;

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
  relatedArticles: "Related articles",
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

/** The search page and the search dialog. */
export const searchMessages = {
  title: "Search",
  description:
    "Search the posts, guides, documentation, open positions and pages of this site.",
  open: "Search (press /)",
  label: "Search the site",
  close: "Close the search",
  recent: "Recent pages",
  scope: "Posts, guides, documentation and every page of this site.",
  fullScope:
    "Posts, guides, documentation, examples, open positions and every page of this site.",
  partial:
    "We're still adding pages to the search. Look again in a minute for more.",
  failed: "The search does not answer. The search page may.",
  pageCount: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  insteadOf: (count: string, corrected: string) =>
    `Nothing matches. ${count} for "${corrected}"`,
  all: "All results",
  results: "Results",
  pages: "Pages of results",
  near: "Did you mean",
  start: "Good places to look",
  nothing: "Nothing matches",
  noSuchPage: "There is no such page of results for",
  for: "for",
  resultCount: (count: number, shown: string) =>
    count === 1 ? `${shown} result` : `${shown} results`,
  best: (shown: string, results: string) => `The best ${shown} of ${results}`,
  pageOf: (page: number, results: string) => `Page ${page} of ${results}`,
} as const;

/** Shown when the server fails, whatever the request was. */
export const failureMessages = {
  title: "Something went wrong",
  text: "Please try again later.",
} as const;

/** Labels of actions that lead to the same place on every page. */
export const actionLabels = {
  getStarted: "Get Started",
  bookDemo: "Book a Demo",
} as const;

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

export const postMessages = {
  notFound: "Blog Post Not Found",
  refused: (status: number | string) =>
    `API request failed with status ${status}`,
} as const;

export const careersMessages = {
  apply: "Apply Now",
} as const;

/** The contact form, on every page that has it. */
export const contactMessages = {
  name: "Name",
  email: "Email",
  company: "Company",
  subject: "Subject",
  message: "Message",
  optional: "(optional)",
  trap: "Leave this empty",
  problems: (count: number) =>
    count === 1
      ? "One field needs another look:"
      : `${count} fields need another look:`,
  textIsKept: "Your text is still here. You can also write to",
  doneSteps: [
    "Your message has reached us.",
    "Somebody who knows the product reads it.",
    "The answer goes to the address you gave.",
  ],
  submit: "Send Message",
  submitting: "Sending...",
  missing: "Please fill out all required fields",
  missingText: "Name, email, subject, and message are required.",
  toastDone: "Message sent!",
  toastDoneText: "Thank you for contacting us. We'll be in touch soon.",
  error: "Error",
  errorText: "An error occurred while submitting the form. Please try again.",
  doneHeading: "Thank You!",
  another: "Send Another Message",
  apiSubject: "API access",
  jobSubject: (title: string) => `Application: ${title}`,
} as const;

/** The form of the pricing page. The team size is sent as the text of the message. */
export const pricingFormMessages = {
  subject: "Pricing enquiry",
  name: "Full Name",
  email: "Work Email",
  company: "Company Name",
  teamSize: "Team Size",
  chooseSize: "Choose a size",
  noSize: "not given",
  teamSizes: ["1-10", "11-50", "51-200", "201+"],
} as const;

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

export const homeMessages = {
  exportCsv: "Export to CSV",
} as const;

/** The names of the legal pages. */
export const legalTitles = {
  terms: "Terms and Conditions",
  privacy: "Privacy Policy",
} as const;

/** Pages that announce something that is not released yet. */
export const announcementMessages = {
  soon: "Coming Soon",
} as const;

export const newsletterMessages = {
  label: "Email address",
  placeholder: "Enter your email address",
  invalid: "Please enter a valid email address",
  submit: "Subscribe",
  submitting: "Subscribing...",
  doneHeading: "You're subscribed!",
  doneText: "Thank you for joining our newsletter.",
  toastDone: "Thank you for subscribing!",
  toastDoneText: (host: string) =>
    `You'll receive updates about ${host} in your inbox.`,
} as const;

export const notFoundMessages = {
  title: "404 Page Not Found",
  text: "Did you forget to add the page to the router?",
  description: "There is no page at this address.",
  start: "Start over from",
  asked: ["We listened at", "and heard nothing."],
  signal: "No signal",
} as const;

/** The filter tabs of the Resource Center in their order. */
export const resourceFilters = [
  { type: "all", label: "All" },
  { type: "blog", label: "Blog" },
  { type: "article", label: "Articles" },
  { type: "guide", label: "Guides" },
  { type: "video", label: "Videos" },
  { type: "webinar", label: "Webinars" },
  { type: "case-study", label: "Case Studies" },
] as const;

export const resourceMessages = {
  read: "Read More",
  view: "View Resource",
  readFeatured: "Read Article",
  empty: "No resources found",
  emptyText: "Try selecting a different resource type",
  viewAll: "View All Resources",
} as const;
