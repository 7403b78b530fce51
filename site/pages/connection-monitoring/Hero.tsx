import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { ConnectionWords } from "./data.ts";
import { TrendFrame } from "./TrendFrame.tsx";

export function Hero({ words }: { words: ConnectionWords["hero"] }) {
  return (
    <Section className="pt-14 lg:pt-20" labelledBy="connections">
      <div className="grid gap-6 lg:grid-cols-7-5 lg:gap-16">
        <h1 id="connections">{words.headline}</h1>
        <Lead>{words.lead}</Lead>
      </div>
      <TrendFrame />
    </Section>
  );
}
