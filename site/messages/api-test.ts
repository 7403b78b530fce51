/** The buttons of the API test tool in their order. */
export const apiTestMessages = {
  list: "Test Blog List API",
  post: "Test Blog Post API",
  direct: "Test Direct Fetch",
  domain: "Test Domain Handling",
} as const;
