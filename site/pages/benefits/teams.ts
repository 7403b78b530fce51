import type { Address } from "../../route-table.ts";
/** A team, its benefit, and what it can do at once. */
export interface Team {
  id: string;
  name: string;
  benefit: string;
  text: string;
  firstMove: string;
  link: { label: string; href: Address };
}

/** The teams that talk to buyers, or answer for those who do. */
export const leadingTeams: readonly Team[] = [
  {
    id: "sales",
    name: "Sales teams",
    benefit: "A reason in the first line",
    text: "Your reps write to people who reacted to something this week, and they can say what it was. The list is ranked, so they know who's first.",
    firstMove: "Give each rep the top five names and one hour.",
    link: {
      label: "Write the first message",
      href: "/guides/outreach-that-references-engagement",
    },
  },
  {
    id: "marketing",
    name: "Marketing teams",
    benefit: "Topics that draw your buyers",
    text: "Likes and comments show which topics bring in the titles you sell to. Hand the people to sales and keep the topics for your calendar.",
    firstMove:
      "Compare the audiences of two posts before you brief the next one.",
    link: {
      label: "Read engagement as intent",
      href: "/blog/read-engagement-as-intent",
    },
  },
  {
    id: "executives",
    name: "Executives",
    benefit: "A weekly page on your rivals",
    text: "The report names the accounts that are comparing vendors right now, early enough for you to join the conversation.",
    firstMove: "Ask for the report an hour before the pipeline review.",
    link: {
      label: "Set up competitor reports",
      href: "/documentation/competitor-reports",
    },
  },
  {
    id: "saas",
    name: "SaaS companies",
    benefit: "In on the deal earlier",
    text: "Software buyers compare in public long before they fill in a form. You reach the account while the shortlist is still open.",
    firstMove: "Open the list of people who engaged with two competitors.",
    link: {
      label: "Work a competitor's audience",
      href: "/blog/competitor-audience-playbook",
    },
  },
];

/** The other teams. */
export const otherTeams: readonly Team[] = [
  {
    id: "product",
    name: "Product teams",
    benefit: "The words your users use",
    text: "People comment on posts about your field without being asked, and each comment comes with a job title. Read ten before you write the next survey.",
    firstMove: "Read the comments on one influencer's last three posts.",
    link: {
      label: "Choose who to read",
      href: "/guides/choose-influencers-to-monitor",
    },
  },
  {
    id: "startups",
    name: "Startups",
    benefit: "A first list without a data budget",
    text: "The free plan shows who already cares about your topic, before you pay for a database.",
    firstMove: "Add the one person your first ten customers all read.",
    link: {
      label: "Get started in one week",
      href: "/guides/getting-started-with-engagement-monitoring",
    },
  },
  {
    id: "growth",
    name: "Growth teams",
    benefit: "A signal you can test",
    text: "Every engagement has a time, a source and a priority, so you can route it, hold some back and measure the rest like any other channel.",
    firstMove: "Hold back a tenth of the list and compare results in a month.",
    link: {
      label: "Measure pipeline from engagement",
      href: "/guides/measure-pipeline-from-engagement",
    },
  },
  {
    id: "agencies",
    name: "Agencies",
    benefit: "Something to show each client every week",
    text: "Watch each client's rivals and the people their market reads. Keep one list per client, and report names instead of impressions.",
    firstMove: "Build one scheduled list for your quietest client.",
    link: {
      label: "Build lists on a schedule",
      href: "/documentation/scheduled-lists",
    },
  },
  {
    id: "enterprises",
    name: "Enterprises",
    benefit: "One view for the whole team",
    text: "You get several logins, custom dashboards and real-time updates, and we set up targets and routing with you.",
    firstMove: "Agree on who owns which targets before anyone adds one.",
    link: { label: "Plan team access", href: "/documentation/team-access" },
  },
];
