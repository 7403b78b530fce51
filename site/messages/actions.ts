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
