import { SiteLink } from "../../components/SiteLink.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";

const workflows = [
  {
    title: "A comment becomes a task with a name on it",
    route: ["Automation connector", "Task list"],
    text: "The connector opens a task with the person and the post, due the next working day.",
    link: "Build this workflow",
    href: "/documentation/automation-connector",
  },
  {
    title: "The account owner sees it before the call",
    route: ["CRM account timeline"],
    text: "When someone at an open account engages, it shows up on the account record, where its owner looks before dialing.",
    link: "Set up the CRM side",
    href: "/documentation/crm-sync",
  },
  {
    title: "New connections get a careful first line",
    route: ["Data enrichment", "Outreach tool"],
    text: "Enrichment adds the email address, and the sequence picks the message by job title.",
    link: "Write that first message",
    href: "/guides/outreach-that-references-engagement",
  },
] as const;

/** Each workflow starts from the list with the same index. */
export function UseCasesSection({ lists }: { lists: readonly string[] }) {
  return (
    <Section labelledBy="use-cases">
      <h2 id="use-cases" className="use-cases-heading">
        Three workflows to copy before lunch
      </h2>
      <ul className="use-cases">
        {workflows.map(({ title, route, text, link, href }, index) => (
          <Card as="li" variant="quiet" key={title} className="use-case">
            <h3>{title}</h3>
            <p className="use-case-text">{text}</p>
            <ol className="use-case-route">
              {[lists[index], ...route].map((stop) => (
                <li key={stop}>{stop}</li>
              ))}
            </ol>
            <p>
              <SiteLink className="text-link" href={href}>
                {link}
              </SiteLink>
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
