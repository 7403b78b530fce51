import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PricingWords } from "./data.ts";

/** How leads are counted. */
export function CreditSection({ words }: { words: PricingWords["credit"] }) {
  return (
    <Section
      ground="band"
      labelledBy="credit"
      className="print:break-inside-avoid print:py-5"
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 lg:items-center xl:gap-x-24 print:grid-cols-2">
        <div className="grid content-start gap-5 print:gap-2">
          <h2 id="credit" className="max-w-[8.6em]">
            {words.heading}
          </h2>
          <Lead>{words.text}</Lead>
          <p>
            <TextLink link={words.link} />
          </p>
        </div>
        <Picture name="statement" />
      </div>
    </Section>
  );
}
