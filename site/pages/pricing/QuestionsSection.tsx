import { Prose } from "../../components/Prose.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Accordion } from "../../components/ui/Accordion.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PricingData, PricingWords } from "./data.ts";

interface QuestionsProps extends Pick<PricingData, "questions"> {
  words: PricingWords["questions"];
}

export function QuestionsSection({ words, questions }: QuestionsProps) {
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
