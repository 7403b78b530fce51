/** The frame of every page. */
export const shellMessages = {
  skip: "Skip to content",
  mainMenu: "Main",
  menu: "Menu",
  connect: "Connect",
  breadcrumb: "Breadcrumb",
  search: "Search",
  searchHint: "Search (press /)",
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
  newTab: "(opens in a new tab)",
} as const;

/** A page whose script failed in the browser. */
export const brokenPageMessages = {
  title: "This page broke",
  text: "Something on it failed in your browser. Reloading usually helps, and the rest of the site still works.",
  reload: "Reload the page",
  home: "Go to the home page",
  tellUs: "Tell us",
} as const;

/** The bar on a page that is not published yet. */
export const previewMessages = {
  label: "Preview",
  draft: "Draft preview",
  scheduled: "Scheduled preview",
  hidden: "visitors of the public site cannot see this page.",
  expires: "expires",
  goesLive: "Goes live",
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
