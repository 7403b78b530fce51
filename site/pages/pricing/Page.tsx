import { CompareSection } from "./CompareSection.tsx";
import { CreditSection } from "./CreditSection.tsx";
import type { PricingData } from "./data.ts";
import { EnquirySection } from "./EnquirySection.tsx";
import { EnterpriseSection } from "./EnterpriseSection.tsx";
import { PlansSection } from "./PlansSection.tsx";
import { QuestionsSection } from "./QuestionsSection.tsx";
import "./pricing.css";

export default function PricingPage({ data }: { data: PricingData }) {
  return (
    <>
      <PlansSection {...data} />
      <CreditSection months={data.months} />
      <EnterpriseSection largest={data.largest} />
      <CompareSection
        comparison={data.comparison}
        maxCompetitors={data.maxCompetitors}
      />
      <QuestionsSection questions={data.questions} />
      <EnquirySection supportEmail={data.supportEmail} />
    </>
  );
}
