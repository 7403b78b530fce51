import { competitors } from "../../mock/story.ts";

/** The competitor slots, and which of them the sample account uses. */
export function Slots({ maxCompetitors }: { maxCompetitors: number }) {
  const free = Math.max(0, maxCompetitors - competitors.length);
  return (
    <figure>
      <div className="slots-grid" aria-hidden="true">
        {competitors.map(({ name, newConnections }) => (
          <p key={name} className="slot-taken">
            {name}
            <span className="numeric">{newConnections}</span>
          </p>
        ))}
        {Array.from({ length: free }, (_, place) => (
          <p key={place} className="slot-free">
            {competitors.length + place + 1}
          </p>
        ))}
      </div>
      <figcaption className="mock-caption">
        {competitors.length} of {maxCompetitors} spots taken.
      </figcaption>
    </figure>
  );
}
