import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
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
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
        <div className="grid gap-4">
          <h2 id="how-integrations">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <p>
            <TextLink link={words.link} className="inline-block py-1" />
          </p>
        </div>
        <ul className="grid border-t border-line text-h3 font-medium tracking-tight sm:grid-cols-2 sm:gap-x-6">
          {integrations.map((name) => (
            <li key={name} className="border-b border-line py-3">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
