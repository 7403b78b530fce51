import * as z from "zod/mini";
import type { SettingsCollection } from "../collection.ts";
import { httpsUrl, language, line } from "../field-types.ts";

/** What pages may load from another host. */
const hostUse = z.enum([
  "script",
  "style",
  "connect",
  "image",
  "media",
  "font",
  "frame",
]);

export type HostUse = z.infer<typeof hostUse>;

/** An address whose host can stand in the content policy: without quotes, semicolons and wildcards. */
const policyUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** A host as the content policy names it: without a scheme, a path or a wildcard. */
const hostName = z.stringFormat(
  "host",
  /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d](?::\d{1,5})?$/u,
);

/** True for a name of the IANA database, such as `Europe/Tallinn`. */
export function isTimeZone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", {
      timeZone: name,
    }).resolvedOptions();
    return timeZone !== "";
  } catch {
    return false;
  }
}

/** Names, hosts and addresses of whoever runs the site. */
const value = z.strictObject({
  name: line(40),
  tagline: line(120),
  description: line(200),
  /** The host of the site. Links to it count as internal, and the newsletter's confirmation names it. */
  host: line(80),
  supportEmail: z.email(),
  lang: z.optional(language),
  slugs: z.optional(z.enum(["transliterated", "unicode"])),
  timeZone: z.optional(z.stringFormat("timeZone", isTimeZone)),
  office: z.strictObject({
    city: line(60),
    country: line(60),
    lines: z.array(line(80)),
  }),
  application: z.strictObject({
    origin: httpsUrl,
    loginPath: line(80),
    signUpPath: line(80),
  }),
  editBase: z.optional(httpsUrl),
  editor: z.optional(
    z.strictObject({
      backend: z.enum(["github", "gitlab", "gitea"]),
      repository: line(120),
      branch: line(120),
      host: z.optional(httpsUrl),
      login: z.optional(httpsUrl),
      applicationId: z.optional(line(120)),
      review: z.optional(z.boolean()),
    }),
  ),
  social: z.array(
    z.strictObject({ name: line(30), href: z.optional(httpsUrl) }),
  ),
  scheduler: z.strictObject({ frameUrl: policyUrl, scriptUrl: policyUrl }),
  externalHosts: z.optional(
    z.array(
      z.strictObject({
        host: hostName,
        uses: z.array(hostUse).check(z.minLength(1)),
      }),
    ),
  ),
  analytics: z.optional(
    z.strictObject({
      script: policyUrl,
      attributes: z.optional(
        z.array(
          z.strictObject({
            name: z.stringFormat("attribute", /^data-[a-z][a-z\d-]*$/u),
            value: line(200),
          }),
        ),
      ),
    }),
  ),
  newsletterWords: z.array(line(30)).check(z.minLength(2)),
});

export type SiteSettings = z.infer<typeof value>;

export const site = {
  kind: "settings",
  label: "site settings",
  value,
  notes: {
    name: { text: "The name of whoever runs the site." },
    tagline: { text: "The promise in a few words." },
    description: {
      text: "What the site is about, in one sentence for search results.",
    },
    host: {
      text: "The host that the newsletter's confirmation names.",
      examples: ["northlark.example"],
    },
    supportEmail: {
      text: "The mail address for support.",
      examples: ["support@northlark.example"],
    },
    lang: {
      text: "The language of the site, as a language tag. Pages, feeds and search engines are told so, and dates and numbers are written as in that language.",
      default: "en",
      examples: ["de", "pt-BR", "zh-Hans"],
    },
    slugs: {
      text: "How slugs are made of titles, and which letters they may have.",
      values: {
        transliterated: "The letters a to z: Größe becomes grosse",
        unicode: "The letters of all scripts, as in the title",
      },
      default: "transliterated",
    },
    timeZone: {
      text: "Where days begin: for dates without a time, and for the date of a new entry.",
      default: "UTC",
      examples: ["America/Los_Angeles"],
    },
    office: { text: "Where the office is." },
    "office.city": { text: "The city of the office." },
    "office.country": { text: "The country of the office." },
    "office.lines": { text: "The address, line by line." },
    application: { text: "The product that the site leads to." },
    "application.origin": {
      text: "The address of the application, without a path.",
      examples: ["https://app.northlark.example"],
    },
    "application.loginPath": {
      text: "The path of the log-in page.",
      examples: ["/login"],
    },
    "application.signUpPath": {
      text: "The path of the sign-up page.",
      examples: ["/sign-up"],
    },
    editBase: {
      text: "The address under which the repository lets people edit the files of the content folder. Leave it out to show no links to it.",
      examples: ["https://code.example/northlark/edit/main/content/"],
    },
    editor: {
      text: "The repository that the web editor at /admin commits to. Leave it out to have no such page.",
    },
    "editor.backend": {
      text: "The kind of service that the repository is on.",
      values: {
        github: "GitHub",
        gitlab: "GitLab",
        gitea: "Gitea or Forgejo",
      },
    },
    "editor.repository": {
      text: "The owner and the name of the repository.",
      examples: ["northlark/site"],
    },
    "editor.branch": {
      text: "The branch that the site is built from.",
      examples: ["main"],
    },
    "editor.host": {
      text: "The address of the service if it is your own, without a path.",
      examples: ["https://git.example.org"],
    },
    "editor.login": {
      text: "The address of the service that signs people in by OAuth, without a path. Without it, people sign in with an access token.",
      examples: ["https://login.example.org"],
    },
    "editor.applicationId": {
      text: "The id of the OAuth application, for GitLab, Gitea and Forgejo.",
    },
    "editor.review": {
      text: "True opens a pull request for each edited entry, on GitHub and GitLab. False commits to the branch at once.",
      default: true,
    },
    social: { text: "Accounts on social networks." },
    "social.name": { text: "The name of the network." },
    "social.href": {
      text: "The address of the account. Leave it out if there is none yet.",
    },
    scheduler: { text: "The service that demos are booked with." },
    "scheduler.frameUrl": {
      text: "The address of the calendar that is shown.",
    },
    "scheduler.scriptUrl": { text: "The address of the calendar's script." },
    externalHosts: {
      text: "Other hosts that pages may use. The content policy of every page allows them, on the server and in an export.",
    },
    "externalHosts.host": {
      text: "The name of the host, with its port if it has one.",
      examples: ["cdn.example.com"],
    },
    "externalHosts.uses": {
      text: "What pages may load from there.",
      values: {
        script: "Scripts: whoever runs the host can then change every page",
        style: "Style sheets",
        connect: "Calls by scripts",
        image: "Images",
        media: "Videos and sound",
        font: "Fonts",
        frame: "Pages in a frame",
      },
    },
    analytics: {
      text: "A script that counts visits. No page waits for it, and it is never loaded on previews and on pages behind a link in a mail. Its host is allowed for scripts and calls. Say so in the privacy policy.",
    },
    "analytics.script": {
      text: "The address of the script.",
      examples: ["https://stats.example.com/script.js"],
    },
    "analytics.attributes": {
      text: "The attributes of its element, such as the id of the site.",
    },
    "analytics.attributes.name": {
      text: "The name of the attribute. It begins with data-.",
      examples: ["data-website-id"],
    },
    "analytics.attributes.value": {
      text: "Its value.",
      examples: ["northlark.example"],
    },
    newsletterWords: {
      text: "The words that take turns above the newsletter form.",
    },
  },
} as const satisfies SettingsCollection;
