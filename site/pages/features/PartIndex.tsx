import { homeMessages } from "../../messages/home.ts";
import { productMessages } from "../../messages/product.ts";
import { leadLists } from "../../mock/story.ts";
import { totalConnections, totalEngagements } from "../../mock/totals.ts";

const parts = [
  {
    id: "influencer-monitoring",
    title: homeMessages.influencers,
    count: totalEngagements,
    unit: "new engagements",
  },
  {
    id: "competitor-tracking",
    title: productMessages.competitors,
    count: totalConnections,
    unit: "new connections",
  },
  {
    id: "smart-lead-lists",
    title: homeMessages.leadLists,
    count: leadLists.length,
    unit: "lists to work",
  },
];

/** Links to the three parts of the page, with numbers of the sample week. */
export function PartIndex() {
  return (
    <>
      <nav aria-label="On this page">
        <ul className="features-index">
          {parts.map(({ id, title, count, unit }) => (
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
      <p className="features-sample">
        All names and figures on this page are sample data from one week.
      </p>
    </>
  );
}
