import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { ConnectionWords } from "./data.ts";
import { partMessages } from "../../messages.ts";

/** How to read the numbers. */
export function ReadingSection({
  reading,
  patterns,
}: Pick<ConnectionWords, "reading" | "patterns">) {
  return (
    <Section labelledBy="reading">
      <div className="reading-head">
        <h2 id="reading">{reading.heading}</h2>
        <p className="lead">{reading.text}</p>
      </div>
      <table className="patterns">
        <caption className="sr-only">{partMessages.readingCaption}</caption>
        <thead>
          <tr>
            {partMessages.readingHeads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {patterns.map(({ sign, reason, action }) => (
            <tr key={sign}>
              <th scope="row">{sign}</th>
              <td>{reason}</td>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="reading-more">
        <TextLink link={reading.link} />
      </p>
    </Section>
  );
}
