import { leadLists } from "../../mock/story.ts";
import { totalConnections, totalEngagements } from "../../mock/totals.ts";
import type { FeaturesWords } from "./data.ts";
import { readingMessages } from "../../messages.ts";

const listParts = (words: FeaturesWords) => [
  {
    id: "influencer-monitoring",
    title: words.influencers.heading,
    count: totalEngagements,
    unit: "new engagements",
  },
  {
    id: "competitor-tracking",
    title: words.competitors.heading,
    count: totalConnections,
    unit: "new connections",
  },
  {
    id: "smart-lead-lists",
    title: words.lists.heading,
    count: leadLists.length,
    unit: "lists to work",
  },
];

/** Links to the three parts of the page, with numbers of the sample week. */
export function PartIndex({ words }: { words: FeaturesWords }) {
  return (
    <>
      <nav aria-label={readingMessages.onThisPage}>
        <ul className="features-index">
          {listParts(words).map(({ id, title, count, unit }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="features-index-title">{title}</span>{" "}
                <span className="features-index-count numeric">{count}</span>{" "}
                <span className="features-index-unit">{unit}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="features-sample">{words.hero.note}</p>
    </>
  );
}
