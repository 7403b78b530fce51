import type { flowSteps } from "../../messages/home.ts";
import type { Address } from "../../route-table.ts";

/** The title of a step. */
export type FlowStep = (typeof flowSteps)[number];

interface Step {
  whose: "Your part" | "Our part";
  text: string;
  /** A link to more information. */
  more: { label: string; href: Address };
}

/** The description of each step by its title. */
export function describeSteps(
  maxCompetitors: number,
): Readonly<Record<FlowStep, Step>> {
  return {
    "Select Targets": {
      whose: "Your part",
      text: `Name the influencers your buyers read and up to ${maxCompetitors} competitors they compare you with. Three of each is plenty to start.`,
      more: {
        label: "Choose influencers in 40 minutes",
        href: "/guides/choose-influencers-to-monitor",
      },
    },
    "Monitor Engagement": {
      whose: "Our part",
      text: "We record every public like, comment and new connection around them, with the person's job, company and the date.",
      more: {
        label: "Read the dashboard in ten minutes a day",
        href: "/documentation/understand-the-dashboard",
      },
    },
    "Filter Prospects": {
      whose: "Our part",
      text: "Your rules keep the titles, companies and types of engagement you care about. Everyone who's left is marked High Priority or Medium.",
      more: {
        label: "How lead prioritization works",
        href: "/documentation/lead-prioritization",
      },
    },
    "Engage Leads": {
      whose: "Your part",
      text: "Reply under the post, or write to the person about what they reacted to. The list is already in your CRM or outreach tool.",
      more: {
        label: "Write outreach that references engagement",
        href: "/guides/outreach-that-references-engagement",
      },
    },
  };
}
