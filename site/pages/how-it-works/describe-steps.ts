import type { flowSteps } from "../../messages.ts";

/** The title of a step. */
export type FlowStep = (typeof flowSteps)[number];

interface Step {
  whose: "Your part" | "Our part";
  text: string;
  /** A link to more information. */
  more: { label: string; href: string };
}

/** The description of each step by its title. */
export function describeSteps(
  maxCompetitors: number,
): Readonly<Record<FlowStep, Step>> {
  return {
    "Select Targets": {
      whose: "Your part",
      text: `Pick the influencers your buyers read and up to ${maxCompetitors} competitors they compare you with. Three of each is plenty for the first week: you want an audience you recognize.`,
      more: {
        label: "Choose influencers in 40 minutes",
        href: "/guides/choose-influencers-to-monitor",
      },
    },
    "Monitor Engagement": {
      whose: "Our part",
      text: "We record every public like, comment and new connection around them: the person's name, job and company, and when it happened. Nothing private.",
      more: {
        label: "Read the dashboard in ten minutes a day",
        href: "/documentation/understand-the-dashboard",
      },
    },
    "Filter Prospects": {
      whose: "Our part",
      text: "Your rules keep the titles, companies and types of engagement you care about. Everyone left is marked High Priority or Medium, so you know where to start.",
      more: {
        label: "How lead prioritization works",
        href: "/documentation/lead-prioritization",
      },
    },
    "Engage Leads": {
      whose: "Your part",
      text: "Reply under the post or write to the person, and start with what they reacted to. The list gets to your CRM or outreach tool on its own. The first sentence is yours.",
      more: {
        label: "Write outreach that references engagement",
        href: "/guides/outreach-that-references-engagement",
      },
    },
  };
}
