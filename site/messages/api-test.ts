/** The page that calls the API from the browser, for developers. */
export const apiTestMessages = {
  title: "API test tool",
  description:
    "Calls the blog API from this browser and shows what comes back.",
  lead: "Calls the blog API from this browser, the way the pages do, and shows what comes back.",
  slug: "Post slug",
  slugHint: "Also taken from ?slug= in the address.",
  /** The buttons, in their order. */
  list: "Test Blog List API",
  post: "Test Blog Post API",
  direct: "Test Direct Fetch",
  domain: "Test Domain Handling",
  noScript: "The tests need JavaScript. The links below work without it.",
  result: "Result",
  nothing: "Nothing called yet.",
  waiting: "Waiting for the reply",
  environment: "Environment",
  noBrowser: "Shown once the page runs in a browser.",
  facts: {
    origin: "Origin",
    host: "Host name",
    protocol: "Protocol",
    path: "Path",
    sentAs: "/api/blog is sent as",
    online: "Online",
    language: "Language",
    userAgent: "User agent",
  },
  yes: "yes",
  no: "no",
  links: "Test links",
} as const;
