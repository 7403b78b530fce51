import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HomeWords } from "./data.ts";

export function MonitoringSection({
  words,
}: {
  words: HomeWords["monitoring"];
}) {
  return (
    <Section ground="band" labelledBy="influencer-monitoring">
      <div className="mb-10 grid gap-x-16 gap-y-4 lg:grid-cols-7-5">
        <div className="grid gap-4">
          <h2 id="influencer-monitoring">{words.heading}</h2>
          <Lead>{words.text}</Lead>
        </div>
        <div className="grid gap-3">
          <p className="max-w-[44ch] text-muted">{words.note}</p>
          <p>
            <TextLink link={words.link} className="inline-block py-1" />
          </p>
        </div>
      </div>
      <Picture name="monitoring" />
    </Section>
  );
}
