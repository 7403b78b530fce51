import { changelogMessages } from "../../messages.ts";

/** A timeline from today to the public release, with an empty first entry. */
export function Timeline() {
  return (
    <figure className="timeline">
      <ol>
        <li className="timeline-now">
          <strong>{changelogMessages.today}</strong>
          <span>{changelogMessages.nothing}</span>
        </li>
        <li className="timeline-next">
          <strong>{changelogMessages.release}</strong>
          <ul>
            {changelogMessages.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      </ol>
      <figcaption>{changelogMessages.caption}</figcaption>
    </figure>
  );
}
