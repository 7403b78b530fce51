/** A team, its benefit, and what it can do at once. */
export interface Team {
  id: string;
  name: string;
  benefit: string;
  text: string;
  firstMove: string;
  link: { label: string; href: string };
}

/** Teams whose work one of the claimed figures measures, by the figure's id. */
export const leadingTeams: readonly (Team & { claim: string })[] = [
  {
    id: "sales",
    name: "Sales teams",
    claim: "reply-rate",
    benefit: "A reason in the first line",
    text: "Your reps write to people who reacted to something this week, and they can say what it was. The list is ranked, so nobody wonders where to start.",
    firstMove: "Give each rep the top five names and one hour.",
    link: {
      label: "Write the first message",
      href: "/guides/outreach-that-references-engagement",
    },
  },
  {
    id: "marketing",
    name: "Marketing teams",
    claim: "qualified-leads",
    benefit: "Topics that draw your buyers",
    text: "Likes and comments show which topics bring in the titles you sell to. Hand the people to sales, and keep the topics for your own calendar.",
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
    claim: "sales-cycle",
    benefit: "One page on what rivals are up to",
    text: "The weekly report names the accounts that are comparing vendors right now, so you can join the conversation before the shortlist closes.",
    firstMove: "Ask for the report an hour before the pipeline review.",
    link: {
      label: "Set up competitor reports",
      href: "/documentation/competitor-reports",
    },
  },
  {
    id: "saas",
    name: "SaaS companies",
    claim: "deal-size",
    benefit: "In on the deal earlier",
    text: "Software buyers compare in public long before they fill in a form. Reach the account while the shortlist is still open and the scope isn't set.",
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
    text: "Comments on posts about your field are unprompted, and they come with a job title. Ten of them can tell you more about your roadmap than another survey.",
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
    text: "On the free plan, you can see who cares about your topic before you pay for a database of people who don't.",
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
    text: "Every engagement has a time, a source and a priority, so you can route it, hold some back and measure it like any other channel.",
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
    text: "Watch each client's rivals and the voices in their market. Keep one list per client, and report names instead of impressions.",
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
    text: "Several logins, custom dashboards and real-time updates. Onboarding sets up your targets and routing with you.",
    firstMove: "Agree on who owns which targets before anyone adds one.",
    link: { label: "Plan team access", href: "/documentation/team-access" },
  },
];
