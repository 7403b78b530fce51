/** A team, its benefit, and what it can do at once. */
export interface Team {
  id: string;
  name: string;
  benefit: string;
  text: string;
  monday: string;
  link: { label: string; href: string };
}

/** Teams whose work one of the claimed figures measures, by the figure's id. */
export const leadingTeams: readonly (Team & { claim: string })[] = [
  {
    id: "sales",
    name: "Sales teams",
    claim: "reply-rate",
    benefit: "A reason in the first line",
    text: "Reps write to people who reacted to something this week, and can name it. The list is ranked, so nobody has to decide where to begin.",
    monday: "Give each rep the first five names, and one hour.",
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
    text: "Likes and comments show which subjects bring the titles you sell to. Hand sales the people, and keep the subjects for your own calendar.",
    monday: "Compare the audiences of two posts before you brief the next one.",
    link: {
      label: "Read engagement as intent",
      href: "/blog/read-engagement-as-intent",
    },
  },
  {
    id: "executives",
    name: "Executives",
    claim: "sales-cycle",
    benefit: "One page on where rivals are busy",
    text: "The weekly report names the accounts that are comparing right now, so that your side of the conversation begins before the shortlist closes.",
    monday: "Ask for the report an hour before the pipeline review.",
    link: {
      label: "Set up competitor reports",
      href: "/documentation/competitor-reports",
    },
  },
  {
    id: "saas",
    name: "SaaS companies",
    claim: "deal-size",
    benefit: "Earlier in the comparison",
    text: "Software buyers compare in public before they fill in a form. Reach the account while the shortlist is open and the scope is still theirs to set.",
    monday: "Open the list of people who engaged with two competitors.",
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
    benefit: "The words users have for the problem",
    text: "Comments under posts about your field are unprompted and signed with a job title. Ten of them sharpen a roadmap talk more than another survey.",
    monday: "Read the comments on one influencer's last three posts.",
    link: {
      label: "Choose whom to read",
      href: "/guides/choose-influencers-to-monitor",
    },
  },
  {
    id: "startups",
    name: "Startups",
    benefit: "A first list without a data budget",
    text: "On the free plan, founders see who cares about their subject before they pay for a database of people who do not.",
    monday: "Add the one person your first ten customers all read.",
    link: {
      label: "Get started in one week",
      href: "/guides/getting-started-with-engagement-monitoring",
    },
  },
  {
    id: "growth",
    name: "Growth teams",
    benefit: "A signal you can test",
    text: "Engagement comes with a time, a source and a priority, so it can be routed, held out and measured like any other channel.",
    monday: "Hold back a tenth of the list and compare in a month.",
    link: {
      label: "Measure pipeline from engagement",
      href: "/guides/measure-pipeline-from-engagement",
    },
  },
  {
    id: "agencies",
    name: "Agencies",
    benefit: "Something to show each client every week",
    text: "Watch each client's rivals and the voices of their market, keep one list a client, and report names instead of impressions.",
    monday: "Build one scheduled list for your quietest client.",
    link: {
      label: "Build lists on a schedule",
      href: "/documentation/scheduled-lists",
    },
  },
  {
    id: "enterprises",
    name: "Enterprises",
    benefit: "One view for many desks",
    text: "Several logins, custom dashboards and real-time updates, with onboarding that sets up targets and routing together with you.",
    monday: "Agree who owns which targets before anyone adds one.",
    link: { label: "Plan team access", href: "/documentation/team-access" },
  },
];
