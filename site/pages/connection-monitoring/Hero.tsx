import { Picture } from "../../components/Picture.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { ConnectionWords } from "./data.ts";

export function Hero({ words }: { words: ConnectionWords["hero"] }) {
  return (
    <Section className="pt-14 lg:pt-20" labelledBy="connections">
      <div className="grid gap-6 lg:grid-cols-7-5 lg:gap-16">
        <h1 id="connections">{words.headline}</h1>
        <Lead>{words.lead}</Lead>
      </div>
      <Picture name="trend" />
    </Section>
  );
}
