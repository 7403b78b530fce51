import { PricingForm } from "../../components/PricingForm.tsx";
import { textLink } from "../../components/TextLink.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PricingWords } from "./data.ts";

interface EnquiryProps {
  words: PricingWords["enquiry"];
  supportEmail: string;
}

export function EnquirySection({ words, supportEmail }: EnquiryProps) {
  return (
    <Section ground="band" labelledBy="enquiry" className="print:hidden">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-5-7 xl:gap-x-24">
        <div className="grid content-start gap-4">
          <h2 id="enquiry">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <p className="mt-2 text-muted">
            {words.label}{" "}
            <a
              className={cn(textLink, "wrap-anywhere")}
              href={`mailto:${supportEmail}`}
            >
              {supportEmail}
            </a>
          </p>
        </div>
        <PricingForm supportEmail={supportEmail} />
      </div>
    </Section>
  );
}
