import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";

const patterns = [
  {
    sign: "Many people with one job title",
    reason: "A campaign to that role",
    action: "Send your own message to the same role this week",
  },
  {
    sign: "Many people at one company",
    reason: "A deal in progress",
    action: "Tell the account owner today",
  },
  {
    sign: "People from a new region or industry",
    reason: "Expansion",
    action: "Bring it up at the next planning meeting",
  },
  {
    sign: "Recruiters and job seekers",
    reason: "Hiring",
    action: "Nothing for sales. Note it for the quarter",
  },
];

/** How to read the numbers. */
export function ReadingSection() {
  return (
    <Section labelledBy="reading">
      <div className="reading-head">
        <h2 id="reading">How to read a spike</h2>
        <p className="lead">
          One conference can double a week&apos;s count. Wait for two weeks in
          the same direction, then look at who the people are.
        </p>
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
        <SiteLink
          className="text-link"
          href="/guides/track-your-first-competitor"
        >
          Track your first competitor without fooling yourself
        </SiteLink>
      </p>
    </Section>
  );
}
