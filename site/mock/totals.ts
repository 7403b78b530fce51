import {
  competitors,
  influencers,
  leads,
  storyTime,
  type Influencer,
  type Lead,
  type LeadList,
} from "./story.ts";

const MINUTE_MS = 60_000;

/** New engagements with posts of all influencers. */
export const totalEngagements = influencers.reduce(
  (sum, influencer) => sum + influencer.newEngagements,
  0,
);

/** New connections of all competitors together, this week. */
export const totalConnections = competitors.reduce(
  (sum, competitor) => sum + competitor.newConnections,
  0,
);

/** How long ago a lead engaged, as feeds print it: "2m ago", "3h ago", "1d ago". */
export function formatTimeAgo({ minutesAgo }: Pick<Lead, "minutesAgo">) {
  const hours = Math.floor(minutesAgo / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)}d ago`;
  return hours >= 1 ? `${hours}h ago` : `${minutesAgo}m ago`;
}

/** What a person did, ready for the post to follow: "Commented on", "Liked". */
export function verbOf({ engagement }: Pick<Lead, "engagement">): string {
  return engagement === "Commented" ? "Commented on" : engagement;
}

/** Why a person is a lead, in one line: "Commented on Dana's post". */
export function formatReason(lead: Lead): string {
  return `${verbOf(lead)} ${lead.source.split(" ")[0]}'s post`;
}

/** When a lead engaged: ISO 8601 in UTC, whole seconds, as the export prints it. */
export function engagedAt({ minutesAgo }: Lead): string {
  return new Date(Date.parse(storyTime) - minutesAgo * MINUTE_MS)
    .toISOString()
    .replace(".000Z", "Z");
}

/** The last seven days of the story, oldest first: `Tue`, ... `Mon`. */
export function storyDays(): string[] {
  const format = new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    timeZone: "UTC",
  });
  return [6, 5, 4, 3, 2, 1, 0].map((days) =>
    format.format(Date.parse(storyTime) - days * 24 * 60 * MINUTE_MS),
  );
}

/** The author of the post that a lead engaged with. @throws if there is no such influencer */
export function influencerOf({ source }: Lead): Influencer {
  const influencer = influencers.find(({ name }) => name === source);
  if (!influencer)
    throw new Error(`story.ts has no influencer named ${source}.`);
  return influencer;
}

/** The named leads of a list, in the list's order. */
export function membersOf({ members }: LeadList): Lead[] {
  return members.flatMap((id) => leads.filter((lead) => lead.id === id));
}
