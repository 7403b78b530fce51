/** The words of the interface that belong to single pages. */

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

export const careersMessages = {
  apply: "Apply Now",
  open: (count: number) => `${count} open`,
  posted: "Posted",
  facts: "The position in short",
  department: "Department",
  location: "Location",
  type: "Type",
  filledIn: "The form opens with the position already filled in.",
  others: "Other open positions",
  all: "All positions and how we hire",
  closed: "This position is closed: we're no longer taking applications.",
  closedDescription: "This position is not open any more.",
  seeOpen: "See all open positions",
} as const;

/** The contact form, on every page that has it. */
export const contactMessages = {
  to: "To",
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
  emailLabel: "Email",
  office: "Office",
  applying: (job: string) =>
    `You're applying for ${job}. Tell us who you are and, in a few lines, why you want this job. A real person reads every application.`,
  closed: (job: string) =>
    `${job} is closed: we're no longer taking applications. If you'd like to hear from us when we look for somebody again, tell us who you are.`,
  workHint: "With a link to work you're proud of: anything we can look at.",
  jobText:
    "What the job is, what we offer and how we decide. It helps to have it open while you write.",
  openPositions: "Open positions",
  openPositionsText:
    "This one is closed, but others are not. See whom we are looking for today.",
  jobSubject: (title: string) => `Application: ${title}`,
} as const;

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

/** The tabs of the documentation. */
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
  noMatch: (query: string) => `No articles match "${query}"`,
  oneMatch: (query: string) => `1 article matches "${query}"`,
  matches: (count: number, query: string) =>
    `${count} articles match "${query}"`,
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

export const guideMessages = {
  featured: "Featured guides",
  read: "Read Guide",
} as const;

/** The names of parts of pages for screen readers, and the heads of a table. */
export const partMessages = {
  waitlist: "Waitlist",
  stages: "What comes when",
  figures: "The company in figures",
  teams: "Teams",
  readingCaption: "What a rise in new connections may mean, and what to do",
  readingHeads: ["You see", "Likely reason", "Worth doing"],
} as const;

/** The names of the legal pages. */
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

/** The form of the waitlist. */
export const waitlistMessages = {
  label: "Work email",
  submit: "Join the Waitlist",
  submitting: "Joining...",
  doneHeading: "You're on the list!",
  doneText: "We'll write as soon as there is something new to try.",
  toastDone: "You're on the list!",
  toastDoneText: (host: string) =>
    `You'll hear from ${host} before everybody else.`,
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
  featured: "Featured",
  loading: "Loading resources",
  failed: "The resources could not be loaded. Please try again later.",
  ofType: (type: string) => `${type} resources`,
  read: "Read More",
  view: "View Resource",
  readFeatured: "Read Article",
  empty: "No resources found",
  emptyText: "Try selecting a different resource type",
  viewAll: "View All Resources",
} as const;
