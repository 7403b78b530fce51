import { PricingForm } from "../../components/PricingForm.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PricingWords } from "./data.ts";

interface EnquiryProps {
  words: PricingWords["enquiry"];
  supportEmail: string;
}

export function EnquirySection({ words, supportEmail }: EnquiryProps) {
  return (
    <Section ground="tint" labelledBy="enquiry" className="no-print">
      <div className="enquiry">
        <div>
          <h2 id="enquiry">{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <p className="enquiry-mail">
            {words.label}{" "}
            <a className="text-link" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </p>
        </div>
        <PricingForm supportEmail={supportEmail} />
      </div>
    </Section>
  );
}
