import { Glow } from "../../components/scenes/Glow.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { IntegrationsWords } from "./data.ts";

/** The heading of the page, and one lead as it arrives in four tools. */
export function Hero({ words }: { words: IntegrationsWords["hero"] }) {
  return (
    <Section
      className="overflow-x-clip pt-14 lg:pt-20"
      labelledBy="integrations"
    >
      <div className="grid gap-5 lg:grid-cols-12 lg:gap-6">
        <div className="grid content-start gap-6 pb-6 lg:col-span-7 lg:pr-10 lg:pb-14">
          <h1 id="integrations" className="max-w-[10em]">
            {words.headline}
          </h1>
          <Lead>{words.lead}</Lead>
        </div>
        <div className="relative lg:col-span-5 lg:row-span-2">
          <Glow className="text-amber" />
          <Picture name="record" />
        </div>
        <Picture name="others" />
      </div>
    </Section>
  );
}
