import { SectionWords } from "../../components/SectionWords.tsx";
import type { PageProps } from "../../page.ts";
import { Picture } from "../../components/Picture.tsx";
import { TextLink, textLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Accordion } from "../../components/ui/Accordion.tsx";
import { PricingForm } from "../../components/PricingForm.tsx";
import { cn } from "../../components/ui/cn.ts";
import type pricingData from "./data.ts";
import type { PricingData, PricingWords } from "./data.ts";
import { PlansSection } from "./PlansSection.tsx";
import { FeatureLine } from "./FeatureLine.tsx";
import type { PlanFeature } from "./to-plan-card.ts";

export default function PricingPage({ data }: PageProps<typeof pricingData>) {
  const { words } = data;
  return (
    <>
      <PlansSection data={data} />
      <Section
        ground="band"
        labelledBy="credit"
        className="print:break-inside-avoid print:py-5"
      >
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 lg:items-center xl:gap-x-24 print:grid-cols-2">
          <div className="grid content-start gap-5 print:gap-2">
            <h2 id="credit" className="max-w-[8.6em]">
              {words.credit.heading}
            </h2>
            <Lead>{words.credit.text}</Lead>
            <p>
              <TextLink link={words.credit.link} />
            </p>
          </div>
          <Picture name="statement" />
        </div>
      </Section>
      <EnterpriseSection words={words.enterprise} features={data.largest} />
      <Section
        labelledBy="compare"
        space="loose"
        className="print:break-inside-avoid print:py-5"
      >
        <SectionHead
          id="compare"
          heading={words.compare.heading}
          className="mb-6 lg:mb-10"
        />
        <Picture name="comparison" />
        <p className="mt-5 text-sm text-muted">{words.compare.note}</p>
      </Section>
      <QuestionsSection {...data} />
      <EnquirySection {...data} />
    </>
  );
}

interface EnterpriseProps {
  words: PricingWords["enterprise"];
  /** What the largest plan includes. */
  features: readonly PlanFeature[];
}

function EnterpriseSection({ words, features }: EnterpriseProps) {
  return (
    <Section
      ground="night"
      space="tight"
      labelledBy="enterprise-custom"
      className="mt-16 print:mt-0 print:break-inside-avoid print:py-5"
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 xl:gap-x-24 print:grid-cols-2">
        <SectionWords id="enterprise-custom" {...words} className="print:gap-2">
          <p className="mt-2 print:hidden">
            <Button href={words.button.href} size="lg">
              {words.button.label}
            </Button>
          </p>
        </SectionWords>
        <div>
          <h3 className="text-h4 tracking-tight">{words.label}</h3>
          <ul className="mt-4 gap-x-8 max-md:border-b max-md:border-line md:columns-2">
            {features.map((feature) => (
              <FeatureLine
                key={feature.text}
                feature={feature}
                className="break-inside-avoid border-t border-line py-3 print:py-1"
              />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function QuestionsSection({
  words: { questions: words },
  questions,
}: PricingData) {
  return (
    <Section labelledBy="pricing-questions" className="print:py-5">
      <div className="grid gap-8 lg:grid-cols-5-7">
        <div className="grid content-start gap-3">
          <h2 id="pricing-questions">{words.heading}</h2>
          <p className="text-muted print:hidden">
            {words.label} <TextLink link={words.link} />
          </p>
        </div>
        <Accordion
          name="pricing"
          entries={questions.map(({ id, question, answerHtml }) => ({
            id,
            title: question,
            content: <Prose className="text-base" html={answerHtml} />,
          }))}
        />
      </div>
    </Section>
  );
}

function EnquirySection({
  words: { enquiry: words },
  supportEmail,
}: PricingData) {
  return (
    <Section ground="band" labelledBy="enquiry" className="print:hidden">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-5-7 xl:gap-x-24">
        <SectionWords id="enquiry" {...words} className="gap-4">
          <p className="mt-2 text-muted">
            {words.label}{" "}
            <a
              className={cn(textLink, "wrap-anywhere")}
              href={`mailto:${supportEmail}`}
            >
              {supportEmail}
            </a>
          </p>
        </SectionWords>
        <PricingForm supportEmail={supportEmail} />
      </div>
    </Section>
  );
}
