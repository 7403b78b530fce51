import type { Address } from "../../route-table.ts";
/** A page in the sitemap. */
export interface SitemapLink {
  href: Address;
  label: string;
  /** A short description. */
  text: string;
}

/** The pages of the site in the specified order, in groups. */
export const sitemapGroups: readonly {
  title: string;
  links: readonly SitemapLink[];
}[] = [
  {
    title: "Start here",
    links: [
      { href: "/", label: "Home", text: "What it is, in two minutes" },
      { href: "/features", label: "Features", text: "What it does" },
      {
        href: "/how-it-works",
        label: "How It Works",
        text: "Four steps from target to lead",
      },
      { href: "/pricing", label: "Pricing", text: "Plans, side by side" },
    ],
  },
  {
    title: "Company",
    links: [
      { href: "/about-us", label: "About Us", text: "Mission, values, story" },
      {
        href: "/contact-us",
        label: "Contact Us",
        text: "A form, an address, a person",
      },
    ],
  },
  {
    title: "Product",
    links: [
      {
        href: "/engagement-monitoring",
        label: "Engagement Monitoring",
        text: "Likes and comments around influencers",
      },
      {
        href: "/connection-monitoring",
        label: "Connection Monitoring",
        text: "New connections of competitors",
      },
      {
        href: "/integrations",
        label: "Integrations",
        text: "Where leads can go",
      },
      { href: "/benefits", label: "Benefits", text: "Team by team" },
    ],
  },
  {
    title: "Try it",
    links: [
      { href: "/early-access", label: "Early Access", text: "The waitlist" },
      { href: "/book", label: "Book a Demo", text: "Pick a time" },
    ],
  },
  {
    title: "Learn",
    links: [
      {
        href: "/documentation",
        label: "Documentation",
        text: "Every screen and setting",
      },
      { href: "/guides", label: "Guides", text: "One job at a time" },
      { href: "/api-access", label: "API Access", text: "What is planned" },
      { href: "/blog", label: "Blog", text: "On reading attention" },
      {
        href: "/resources",
        label: "Resource Center",
        text: "Everything to read and watch",
      },
      { href: "/faq", label: "FAQ", text: "Short answers" },
      { href: "/changelog", label: "Changelog", text: "What changed" },
    ],
  },
  {
    title: "Work and law",
    links: [
      { href: "/careers", label: "Careers", text: "Open positions" },
      {
        href: "/terms-and-conditions",
        label: "Terms and Conditions",
        text: "The agreement",
      },
      {
        href: "/privacy-policy",
        label: "Privacy Policy",
        text: "What we keep, and why",
      },
    ],
  },
];
