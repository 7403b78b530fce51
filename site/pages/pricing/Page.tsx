import type { PageProps } from "../../page.ts";
import { CompareSection } from "./CompareSection.tsx";
import { CreditSection } from "./CreditSection.tsx";
import type pricingData from "./data.ts";
import { EnquirySection } from "./EnquirySection.tsx";
import { EnterpriseSection } from "./EnterpriseSection.tsx";
import { PlansSection } from "./PlansSection.tsx";
import { QuestionsSection } from "./QuestionsSection.tsx";

export default function PricingPage({ data }: PageProps<typeof pricingData>) {
  const { words } = data;
  return (
    <>
      <PlansSection data={data} />
      <CreditSection words={words.credit} />
      <EnterpriseSection words={words.enterprise} features={data.largest} />
      <CompareSection words={words.compare} />
      <QuestionsSection words={words.questions} questions={data.questions} />
      <EnquirySection words={words.enquiry} supportEmail={data.supportEmail} />
    </>
  );
}
