import { looks } from "../../components/portrait-looks.ts";
import { mondayRanking } from "../../mock/monday.ts";
import { signalsOf } from "../../mock/score.ts";
import { storyTime } from "../../mock/story.ts";
import { formatReason, formatTimeAgo } from "../../mock/totals.ts";
import type { Listed } from "./sentence.ts";

const HOUR_MS = 60 * 60_000;

/** The leads of the sample week in the order in which to contact them. */
export const leads: readonly Listed[] = mondayRanking.map(
  ({ lead, score, priority }, rank) => ({
    name: lead.name,
    look: looks[lead.name],
    title: lead.title,
    company: lead.company,
    said: lead.said,
    score,
    priority,
    isFirst: rank === 0,
    signals: signalsOf(lead).map((signal) => ({
      commented: signal.engagement === "Commented",
      source: signal.source,
      hours: (Date.parse(storyTime) - Date.parse(signal.at)) / HOUR_MS,
      about: `${formatReason(signal)}, ${formatTimeAgo(signal)}`,
    })),
  }),
);
