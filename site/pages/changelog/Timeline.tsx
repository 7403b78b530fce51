const lines = ["What changed", "Who it affects", "What to do about it"];

/** A timeline from today to the public release, with an empty first entry. */
export function Timeline() {
  return (
    <figure className="timeline">
      <ol>
        <li className="timeline-now">
          <strong>Today</strong>
          <span>Nothing to list yet</span>
        </li>
        <li className="timeline-next">
          <strong>Public release</strong>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      </ol>
      <figcaption>What an entry will tell you.</figcaption>
    </figure>
  );
}
