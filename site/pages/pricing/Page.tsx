import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import type { PageProps } from "../../page.ts";
import { CreditSection } from "./CreditSection.tsx";
import type pricingData from "./data.ts";
import { EnquirySection } from "./EnquirySection.tsx";
import { QuestionsSection } from "./QuestionsSection.tsx";
import "./pricing.css";

export default function PricingPage({ data }: PageProps<typeof pricingData>) {
  const { sections } = data;
  return (
    <>
      <ServerMarkup html={sections.plans} />
      <CreditSection credits={sections.credits} />
      <ServerMarkup html={sections.enterprise} />
      <ServerMarkup html={sections.comparison} />
      <QuestionsSection questions={data.questions} />
      <EnquirySection supportEmail={data.supportEmail} />
    </>
  );
}
