/**
 * Words that are promised to the letter, by area. Plain ASCII: straight apostrophes, three dots. Copy that may be
 * rewritten freely stands in the components instead.
 */
export const newsletterMessages = {
  heading: "Stay informed",
  text: "Get the latest insights on competitor tracking and engagement monitoring",
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

/** The newsletter form where it signs up for early access. */
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

/** Said when the server fails, whatever was asked of it. */
export const failureMessages = {
  title: "Something went wrong",
  text: "Please try again later.",
} as const;

/** Labels of actions that lead to the same place wherever they stand. */
export const actionLabels = {
  getStarted: "Get Started",
  bookDemo: "Book a Demo",
} as const;

export const homeMessages = {
  seeHow: "See How It Works",
  exportCsv: "Export to CSV",
  investors: "Clients are Backed By",
  influencers: "Influencer Monitoring",
  leadLists: "Smart Lead Lists",
} as const;

/** Of the pages about what the service does and costs. */
export const productMessages = {
  earlyAccess: "Get Early Access",
  login: "Login",
  competitors: "Competitor Tracking",
  workflow: "Connect Your Workflow",
  api: "Developer API",
  apiPlans: "The API is on all paid plans.",
  enterprise: "Enterprise Custom Plan",
  credit: "1 credit = 1 unique lead per post",
} as const;

/** The words that take turns in the headline of the home page. */
export const heroWords = ["Competitor", "Influencer"] as const;

/** The four steps of the product, in their order. */
export const flowSteps = [
  "Select Targets",
  "Monitor Engagement",
  "Filter Prospects",
  "Engage Leads",
] as const;

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

/** The tabs of the documentation. */
export const documentationTabs = {
  guides: "Guides",
  api: "API Reference",
  examples: "Examples",
  faq: "FAQ",
} as const;

export const guideMessages = {
  read: "Read Guide",
  support: "Contact Support",
} as const;

/** The names of the legal pages. */
export const legalTitles = {
  terms: "Terms and Conditions",
  privacy: "Privacy Policy",
} as const;

/** Pages that announce what is not there yet. */
export const announcementMessages = {
  soon: "Coming Soon",
  contact: "Contact Us",
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
  title: "Resource Center",
  read: "Read More",
  view: "View Resource",
  readFeatured: "Read Article",
  empty: "No resources found",
  emptyText: "Try selecting a different resource type",
  viewAll: "View All Resources",
  newsletter: "Stay Updated",
} as const;

/** The contact form, on whichever page it stands. */
export const contactMessages = {
  title: "Contact Us",
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

/** The form of the pricing page; a team size is both what is chosen and what is sent. */
export const pricingFormMessages = {
  heading: "Get in touch",
  subject: "Pricing enquiry",
  name: "Full Name",
  email: "Work Email",
  company: "Company Name",
  teamSize: "Team Size",
  teamSizes: ["1-10", "11-50", "51-200", "201+"],
} as const;

/** The frame of the scheduler. */
export const schedulerMessages = {
  frameTitle: "Schedule a Demo",
} as const;

/** The values of the company in their order. */
export const companyValues = [
  "Precision",
  "Transparency",
  "Innovation",
  "Customer Success",
] as const;

export const careersMessages = {
  apply: "Apply Now",
  interview: "30-minute video call",
} as const;

/** The buttons of the API test tool in their order. */
export const apiTestMessages = {
  list: "Test Blog List API",
  post: "Test Blog Post API",
  direct: "Test Direct Fetch",
  domain: "Test Domain Handling",
} as const;

export const notFoundMessages = {
  title: "404 Page Not Found",
  text: "Did you forget to add the page to the router?",
} as const;
