import { TextLink } from "../../components/TextLink.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { IntegrationsData, IntegrationsWords } from "./data.ts";

interface UseCasesProps
  extends
    Pick<IntegrationsWords, "workflows" | "examples">,
    Pick<IntegrationsData, "lists"> {}

/** Each workflow starts from the list with the same index. */
export function UseCasesSection({ workflows, examples, lists }: UseCasesProps) {
  return (
    <Section labelledBy="use-cases">
      <h2 id="use-cases" className="use-cases-heading">
        {workflows.heading}
      </h2>
      <ul className="use-cases">
        {examples.map(({ title, stops, text, link }, index) => (
          <Card as="li" variant="quiet" key={title} className="use-case">
            <h3>{title}</h3>
            <p className="use-case-text">{text}</p>
            <ol className="use-case-route">
              {[lists[index], ...stops].map((stop) => (
                <li key={stop}>{stop}</li>
              ))}
            </ol>
            <p>
              <TextLink link={link} />
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
