import { allCompetitors } from "../../mock/story.ts";

/** The competitor slots, and which of them the sample account uses. */
export function Slots({ maxCompetitors }: { maxCompetitors: number }) {
  const free = Math.max(0, maxCompetitors - allCompetitors.length);
  return (
    <figure>
      <div className="slots-grid" aria-hidden="true">
        {allCompetitors.map(({ name, newConnections }) => (
          <p key={name} className="slot-taken">
            {name}
            <span className="numeric">{newConnections}</span>
          </p>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <p key={index} className="slot-free">
            {allCompetitors.length + index + 1}
          </p>
        ))}
      </div>
      <figcaption className="mock-caption">
        {allCompetitors.length} of {maxCompetitors} spots taken.
      </figcaption>
    </figure>
  );
}
