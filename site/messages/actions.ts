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
