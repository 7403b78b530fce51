import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HowItWorksWords } from "./data.ts";

interface IntegrationsProps {
  words: HowItWorksWords["integrations"];
  integrations: readonly string[];
}

export function IntegrationsSection({
  words,
  integrations,
}: IntegrationsProps) {
  return (
    <Section labelledBy="how-integrations">
      <div className="how-integrations">
        <div>
          <h2 id="how-integrations">{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <p>
            <TextLink link={words.link} />
          </p>
        </div>
        <ul>
          {integrations.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
