/**
 * The words of mails, of the pages that answer forms and links in mails, of error pages and of feeds, in one file. What a form
 * says of a wrong field is in `contract/form-messages.ts`, because the pages say it too.
 */

export const mailMessages = {
  contact: {
    subject: (name: string, subject: string) =>
      `Message from ${name}: ${subject}`,
    noSubject: "no subject",
    heading: (name: string) => `New message from ${name}`,
    email: "Email",
    /** The other fields of the form. One without a name here has that of the form. */
    fields: { name: "Name", company: "Company", subject: "Subject" },
    reply: (name: string) =>
      `Reply to this mail and your answer goes to ${name}.`,
    why: "You get this because somebody filled in a form on the website.",
    again: (id: string) => `To see it again: inbox show ${id}`,
  },
  confirm: {
    subject: (site: string) => `Please confirm your ${site} subscription`,
    heading: "One more click",
    preview: "Confirm that you'd like to hear from us.",
    question: (site: string) =>
      `Somebody, we hope it was you, asked for news from ${site} at this address. Is that right?`,
    button: "Yes, subscribe me",
    note: "The link works for 7 days. If it wasn't you, there's nothing to do: without that click we won't write again.",
    why: (site: string) =>
      `You get this because this address was entered on the ${site} website.`,
  },
  welcome: {
    subject: (site: string) => `You're subscribed to ${site}`,
    heading: "You're subscribed!",
    preview: "Thank you for joining our newsletter.",
    text: "Thank you for joining our newsletter. We'll write when there's something worth your time.",
    leave: "Had enough? You can leave at any time:",
    unsubscribe: "Unsubscribe",
    why: (site: string) => `You get this because you subscribed to ${site}.`,
  },
} as const;

/** Error pages, most of them without the site around them. */
export const errorPageMessages = {
  lang: "en",
  headings: {
    bad_request: "Bad Request",
    unauthorized: "Unauthorized",
    forbidden: "Forbidden",
    not_found: "Not Found",
    method_not_allowed: "Method Not Allowed",
    conflict: "Conflict",
    payload_too_large: "Payload Too Large",
    unsupported_media_type: "Unsupported Media Type",
    invalid: "Unprocessable Entity",
    rate_limited: "Too Many Requests",
    internal: "Internal Server Error",
    unavailable: "Service Unavailable",
  },
  broken: "This page broke",
  home: "Go to the home page",
  reference: "Reference:",
} as const;

/** Pages that answer a form without script, or a link in a mail. */
export const noticeMessages = {
  home: "Go to the home page",
  subscribed: {
    heading: "You're subscribed!",
    thanks: "Thank you for joining our newsletter.",
    more: "One more step: please click the link in the mail on its way to you, unless you're subscribed already.",
  },
  sent: {
    heading: "Thank You!",
    thanks: "Thank you for contacting us. We'll be in touch soon.",
  },
  confirm: {
    heading: "Confirm your subscription",
    text: "One click and our news will reach you.",
    button: "Yes, subscribe me",
    busy: "Confirming...",
    not: "Not now",
    done: "Thank you for joining our newsletter. You can leave at any time through the link in each mail.",
    failed: "This link no longer works",
    why: "It was used before, or it is older than 7 days.",
    help: "If you've confirmed already, you're all set. If not, sign up again and we'll send you a fresh one.",
  },
  unsubscribe: {
    heading: "Leave the newsletter?",
    text: "We'll take your address off the list at once.",
    button: "Unsubscribe",
    busy: "Unsubscribing...",
    not: "Stay subscribed",
    done: "You're unsubscribed",
    doneText:
      "We won't write to you again. Changed your mind? You can sign up again at any time.",
    failed: "This link doesn't work",
    why: "Perhaps it was cut in two. Please open the link from the mail once more.",
  },
  problem: "Something went wrong",
  fields: "Some fields need another look:",
  reload: "Reloading this page sends once more what you have typed.",
  back: "Your browser's Back button brings you to what you typed.",
  toForm: "Back to the form",
} as const;

/** What the sender of a form reads in place of `failureMessages`. */
export const formFailureMessages = {
  internal:
    "Something went wrong on our side and nothing was saved. Please try again later.",
  unavailable:
    "We could not save this just now. Please try again in a few minutes.",
  payload_too_large: "This is longer than we can take. Please shorten it.",
  unsupported_media_type: "Please send the form as it is, without compression.",
  bad_request:
    "The form could not be read. Please reload the page and send it again.",
} as const;

/** Why a form is refused. `wait` is a number of minutes or hours, in words. */
export const formRefusalMessages = {
  otherSite:
    "This form can only be sent from our own pages. Please open it there and try again.",
  tooMany: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
  fewMails: (wait: string) =>
    `We send only a few mails an hour to one address. If you expect one, please look in your spam folder too, or try again in ${wait}.`,
  minutes: (count: number) => (count === 1 ? "1 minute" : `${count} minutes`),
  hours: (count: number) => `${count} hours`,
} as const;

/** Why a page is refused. */
export const pageRefusalMessages = {
  malformed: "This address is malformed.",
  readOnly: "This page can only be read.",
  tooMany:
    "Too many addresses that do not exist. Please try again later, or start from the home page.",
} as const;

/** The titles of feeds, in feed readers. */
export const feedMessages = {
  blog: (site: string) => `${site} blog`,
  category: (category: string, blog: string) => `${category} | ${blog}`,
  changelog: (site: string) => `${site} changelog`,
  changelogText: (site: string) =>
    `What changes in ${site}, release by release.`,
} as const;

/** The words of `/llms.txt`, which lists the pages for language models. */
export const llmsMessages = {
  about:
    "Each link leads to a page as Markdown. The page itself has the same address without .md, and answers in Markdown to Accept: text/markdown.",
  pages: "Pages",
  more: "Optional",
  sitemap: { title: "Sitemap", description: "every page" },
  feed: { title: "RSS feed", description: "the newest posts" },
} as const;

/** What kind of page a result of the search is, where it is no entry. */
export const searchKinds = {
  documentation: "Documentation",
  page: "Page",
} as const;

/** The message of a failure whose own must not be shown. */
export const failureMessages = {
  bad_request: "The request is malformed.",
  unauthorized: "This needs a credential.",
  forbidden: "This is not allowed.",
  not_found: "There is nothing at this address.",
  method_not_allowed: "This address does not answer that method.",
  conflict: "This conflicts with an earlier request.",
  payload_too_large: "The request is too large.",
  unsupported_media_type: "This content type is not supported.",
  invalid: "The request is not valid.",
  rate_limited: "Too many requests. Please try again later.",
  internal: "Something went wrong on our side. Please try again later.",
  unavailable: "This is not available at the moment. Please try again shortly.",
} as const;
