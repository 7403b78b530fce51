import {
  secondSignals,
  storyTime,
  type EngagementKind,
  type Lead,
  type Priority,
} from "./story.ts";
import { influencerNamed } from "./totals.ts";

const DAY_MS = 24 * 60 * 60_000;

/** What a person did with one influencer's post. */
export interface Signal {
  engagement: EngagementKind;
  source: string;
  at: string;
}

/** The five parts of a score, each with its maximum points, as explained in the guide on lead scoring. */
export const scoreParts = [
  { id: "action", label: "Action", max: 35 },
  { id: "role", label: "Role", max: 25 },
  { id: "topic", label: "Topic", max: 20 },
  { id: "repeat", label: "Repeat", max: 10 },
  { id: "fresh", label: "Fresh", max: 10 },
] as const;

const rolePoints: Readonly<Record<string, number>> = {
  owns: 25,
  shares: 15,
  feels: 5,
};

/** A lead in a ranking, with the strongest signal and its points. */
export interface RankedLead {
  lead: Lead;
  signal: Signal;
  points: readonly number[];
  score: number;
  priority: Priority;
}

/** The lowest score of a High Priority lead. */
export const HIGH_FROM = 70;

/** All activity of a lead in the week, the strongest first. */
export const signalsOf = (lead: Lead): Signal[] => [
  lead,
  ...secondSignals.filter((each) => each.lead === lead.id),
];

function pointsOf(lead: Lead, { engagement, source, at }: Signal): number[] {
  const age = (Date.parse(storyTime) - Date.parse(at)) / DAY_MS;
  return [
    engagement === "Commented" ? 35 : 10,
    rolePoints[lead.role] ?? 0,
    influencerNamed(source).topic === "core" ? 20 : 5,
    signalsOf(lead).length > 1 ? 10 : 0,
    age <= 2 ? 10 : 5,
  ];
}

/**
 * The leads in contact order: by score, then the newest.
 * @param source name of an influencer: only activity on their posts counts
 */
export function rankLeads(
  leads: readonly Lead[],
  source?: string,
): RankedLead[] {
  return leads
    .flatMap((lead) => {
      const signal = signalsOf(lead).find(
        (each) => source === undefined || each.source === source,
      );
      if (!signal) return [];
      const points = pointsOf(lead, signal);
      const score = points.reduce((sum, each) => sum + each);
      const priority = score >= HIGH_FROM ? "High Priority" : "Medium";
      return [{ lead, signal, points, score, priority } as const];
    })
    .toSorted(
      (a, b) => b.score - a.score || b.signal.at.localeCompare(a.signal.at),
    );
}
