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
      text: `Name the influencers your buyers read and the competitors they compare you with, up to ${maxCompetitors}. Three of each is plenty for a first week: you want an audience you can recognize.`,
      more: {
        label: "Choose influencers in 40 minutes",
        href: "/guides/choose-influencers-to-monitor",
      },
    },
    "Monitor Engagement": {
      whose: "Our part",
      text: "Every public like, comment and new connection around them is noted, with the person's name, job and company and the minute it happened. Nothing that is not public.",
      more: {
        label: "Read the dashboard in ten minutes a day",
        href: "/documentation/understand-the-dashboard",
      },
    },
    "Filter Prospects": {
      whose: "Our part",
      text: "Your rules keep the titles, companies and kinds of engagement you care about. Whoever is left is marked High Priority or Medium, so that the list has a top.",
      more: {
        label: "How lead prioritization works",
        href: "/documentation/lead-prioritization",
      },
    },
    "Engage Leads": {
      whose: "Your part",
      text: "Answer under the post or write to the person, and begin with what they reacted to. The list goes to your CRM or outreach tool by itself; the first sentence is yours.",
      more: {
        label: "Write outreach that references engagement",
        href: "/guides/outreach-that-references-engagement",
      },
    },
  };
}
