import type { PageProps } from "../../page.ts";
import { CompareSection } from "./CompareSection.tsx";
import { CreditSection } from "./CreditSection.tsx";
import type pricingData from "./data.ts";
import { EnquirySection } from "./EnquirySection.tsx";
import { EnterpriseSection } from "./EnterpriseSection.tsx";
import { PlansSection } from "./PlansSection.tsx";
import { QuestionsSection } from "./QuestionsSection.tsx";
import "./pricing.css";

export default function PricingPage({ data }: PageProps<typeof pricingData>) {
  return (
    <>
      <PlansSection
        cards={data.cards}
        signUpUrl={data.signUpUrl}
        freeForever={data.freeForever}
      />
      <CreditSection plans={data.monthly} costs={data.costs} />
      <EnterpriseSection {...data.largest} />
      <CompareSection
        comparison={data.comparison}
        maxCompetitors={data.maxCompetitors}
      />
      <QuestionsSection questions={data.questions} />
      <EnquirySection supportEmail={data.supportEmail} />
    </>
  );
}
