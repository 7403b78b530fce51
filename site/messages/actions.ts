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

/** Shown in place of a page that cannot be shown. */
export const pageFailure = {
  title: "This page broke",
  text: "Something on it failed in your browser. Reloading usually helps, and the rest of the site still works.",
  reload: "Reload the page",
  home: "Go to the home page",
  contact: "Tell us",
} as const;
