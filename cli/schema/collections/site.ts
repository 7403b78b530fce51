import * as z from "zod/mini";
import type { SettingsCollection } from "../collection.ts";
import { httpsUrl, keyOf, language, line, noted } from "../field-types.ts";

/** What pages may load from another host. */
const hostUses = {
  script: "Scripts: whoever runs the host can then change every page",
  style: "Style sheets",
  connect: "Calls by scripts",
  image: "Images",
  media: "Videos and sound",
  font: "Fonts",
  frame: "Pages in a frame",
} as const;

export type HostUse = keyof typeof hostUses;

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
  name: noted(line(40), { text: "The name of whoever runs the site." }),
  tagline: noted(line(120), { text: "The promise in a few words." }),
  description: noted(line(200), {
    text: "What the site is about, in one sentence for search results.",
  }),
  /** The host of the site. Links to it count as internal, and the newsletter's confirmation names it. */
  host: noted(line(80), {
    text: "The host that the newsletter's confirmation names.",
    examples: ["example.com"],
  }),
  supportEmail: noted(z.email(), {
    text: "The mail address for support.",
    examples: ["support@example.com"],
  }),
  lang: noted(z.optional(language), {
    text: "The language of the site, as a language tag. Pages, feeds and search engines are told so, and dates and numbers are written as in that language.",
    default: "en",
    examples: ["de", "pt-BR", "zh-Hans"],
  }),
  slugs: noted(z.optional(z.enum(["transliterated", "unicode"])), {
    text: "How slugs are made of titles, and which letters they may have.",
    values: {
      transliterated: "The letters a to z: Größe becomes grosse",
      unicode: "The letters of all scripts, as in the title",
    },
    default: "transliterated",
  }),
  timeZone: noted(z.optional(z.stringFormat("timeZone", isTimeZone)), {
    text: "Where days begin: for dates without a time, and for the date of a new entry.",
    default: "UTC",
    examples: ["America/Los_Angeles"],
  }),
  office: noted(
    z.strictObject({
      city: noted(line(60), { text: "The city of the office." }),
      country: noted(line(60), { text: "The country of the office." }),
      lines: noted(z.array(line(80)), { text: "The address, line by line." }),
    }),
    { text: "Where the office is." },
  ),
  application: noted(
    z.strictObject({
      origin: noted(httpsUrl, {
        text: "The address of the application, without a path.",
        examples: ["https://app.example.com"],
      }),
      loginPath: noted(line(80), {
        text: "The path of the log-in page.",
        examples: ["/login"],
      }),
      signUpPath: noted(line(80), {
        text: "The path of the sign-up page.",
        examples: ["/sign-up"],
      }),
    }),
    { text: "The product that the site leads to." },
  ),
  editBase: noted(z.optional(httpsUrl), {
    text: "The address under which the repository lets people edit the files of the content folder. Leave it out to show no links to it.",
    examples: ["https://code.example/our/site/edit/main/content/"],
  }),
  editor: noted(
    z.optional(
      z.strictObject({
        backend: noted(z.enum(["github", "gitlab", "gitea"]), {
          text: "The kind of service that the repository is on.",
          values: {
            github: "GitHub",
            gitlab: "GitLab",
            gitea: "Gitea or Forgejo",
          },
        }),
        repository: noted(line(120), {
          text: "The owner and the name of the repository.",
          examples: ["our/site"],
        }),
        branch: noted(line(120), {
          text: "The branch that the site is built from.",
          examples: ["main"],
        }),
        host: noted(z.optional(httpsUrl), {
          text: "The address of the service if it is your own, without a path.",
          examples: ["https://git.example.org"],
        }),
        login: noted(z.optional(httpsUrl), {
          text: "The address of the service that signs people in by OAuth, without a path. Without it, people sign in with an access token.",
          examples: ["https://login.example.org"],
        }),
        applicationId: noted(z.optional(line(120)), {
          text: "The id of the OAuth application, for GitLab, Gitea and Forgejo.",
        }),
        review: noted(z.optional(z.boolean()), {
          text: "True opens a pull request for each edited entry, on GitHub and GitLab. False commits to the branch at once.",
          default: true,
        }),
      }),
    ),
    {
      text: "The repository that the web editor at /admin commits to. Leave it out to have no such page.",
    },
  ),
  social: noted(
    z.array(
      z.strictObject({
        name: noted(line(30), { text: "The name of the network." }),
        href: noted(z.optional(httpsUrl), {
          text: "The address of the account. Leave it out if there is none yet.",
        }),
      }),
    ),
    { text: "Accounts on social networks." },
  ),
  scheduler: noted(
    z.strictObject({
      frameUrl: noted(policyUrl, {
        text: "The address of the calendar that is shown.",
      }),
      scriptUrl: noted(policyUrl, {
        text: "The address of the calendar's script.",
      }),
    }),
    { text: "The service that demos are booked with." },
  ),
  externalHosts: noted(
    z.optional(
      z.array(
        z.strictObject({
          host: noted(hostName, {
            text: "The name of the host, with its port if it has one.",
            examples: ["cdn.example.com"],
          }),
          uses: noted(z.array(keyOf(hostUses)).check(z.minLength(1)), {
            text: "What pages may load from there.",
            values: hostUses,
          }),
        }),
      ),
    ),
    {
      text: "Other hosts that pages may use. The content policy of every page allows them, on the server and in an export.",
    },
  ),
  analytics: noted(
    z.optional(
      z.strictObject({
        script: noted(policyUrl, {
          text: "The address of the script.",
          examples: ["https://stats.example.com/script.js"],
        }),
        attributes: noted(
          z.optional(
            z.array(
              z.strictObject({
                name: noted(
                  z.stringFormat("attribute", /^data-[a-z][a-z\d-]*$/u),
                  {
                    text: "The name of the attribute. It begins with data-.",
                    examples: ["data-website-id"],
                  },
                ),
                value: noted(line(200), {
                  text: "Its value.",
                  examples: ["example.com"],
                }),
              }),
            ),
          ),
          {
            text: "The attributes of its element, such as the id of the site.",
          },
        ),
      }),
    ),
    {
      text: "A script that counts visits. No page waits for it, and it is never loaded on previews and on pages behind a link in a mail. Its host is allowed for scripts and calls. Say so in the privacy policy.",
    },
  ),
  newsletterWords: noted(z.array(line(30)).check(z.minLength(2)), {
    text: "The words that take turns above the newsletter form.",
  }),
});

export type SiteSettings = z.infer<typeof value>;

export const site = {
  kind: "settings",
  label: "site settings",
  value,
} as const satisfies SettingsCollection;
