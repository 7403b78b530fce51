import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { ConnectionWords } from "./data.ts";

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
        <caption className="sr-only">
          What a rise in new connections may mean, and what to do
        </caption>
        <thead>
          <tr>
            <th scope="col">You see</th>
            <th scope="col">Likely reason</th>
            <th scope="col">Worth doing</th>
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
