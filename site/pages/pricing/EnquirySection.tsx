import { PricingForm } from "../../components/PricingForm.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { pricingFormMessages } from "../../messages/contact.ts";

export function EnquirySection({ supportEmail }: { supportEmail: string }) {
  return (
    <Section ground="tint" labelledBy="enquiry" className="no-print">
      <div className="enquiry">
        <div>
          <h2 id="enquiry">{pricingFormMessages.heading}</h2>
          <p className="lead">
            Tell us how big your team is. We&apos;ll suggest the plan we&apos;d
            pick in your place, even if it&apos;s the free one.
          </p>
          <p className="enquiry-mail">
            Or write to{" "}
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
