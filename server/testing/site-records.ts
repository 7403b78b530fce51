import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { SiteContentIndex } from "#schema";
import { sampleTheme } from "./sample-theme.ts";

const PAGES = join(import.meta.dirname, "../../tests/fixture-content/pages");

/** The records of every test folder. */
export const records = {
  authors: [
    { slug: "mara", name: "Mara Lind", title: "Editor", bio: "Writes." },
  ],
  categories: [
    { id: 1, slug: "signals", name: "Signals", description: "About signals." },
    {
      id: 2,
      slug: "outreach",
      name: "Outreach",
      description: "About outreach.",
    },
  ],
  resources: [],
  faq: [],
  integrations: [],
  plans: [],
  investors: [],
} satisfies Partial<SiteContentIndex["collections"]>;

export const settings: Pick<
  SiteContentIndex["settings"],
  "site" | "navigation" | "facts" | "theme"
> = {
  site: {
    name: "Testlark",
    tagline: "Tagline",
    description: "Description",
    host: "testlark.example",
    supportEmail: "support@testlark.example",
    office: {
      city: "Tallinn",
      country: "Estonia",
      lines: ["Tallinn, Estonia"],
    },
    application: {
      origin: "https://app.testlark.example",
      loginPath: "/auth/login",
      signUpPath: "/auth/signup",
    },
    social: [],
    scheduler: {
      frameUrl: "https://frames.example/demo",
      scriptUrl: "https://scripts.example/embed.js",
    },
    newsletterWords: ["One", "Two"],
  },
  navigation: {
    header: [],
    mobileGroup: { title: "Signals", links: [] },
    footer: [],
    legal: [],
    application: { logIn: "Login", signUp: "Start" },
    footerCall: {
      heading: "Start",
      text: "Note",
      signUp: "Start",
      link: { label: "Book", href: "/book" },
    },
  },
  facts: { claims: [], company: [], maxCompetitors: 20, freeForever: "Free" },
  theme: sampleTheme,
};

/** The words of all pages, by the names of their collections. */
export const pageWords: Readonly<Record<string, unknown>> = Object.fromEntries(
  readdirSync(PAGES).map((file) => [
    `pages/${file.replace(".yaml", "")}`,
    parse(readFileSync(join(PAGES, file), "utf8")),
  ]),
);
