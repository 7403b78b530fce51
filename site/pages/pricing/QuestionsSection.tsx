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
    <Section space="joined" labelledBy="pricing-questions">
      <div className="pricing-questions">
        <div>
          <h2 id="pricing-questions">{words.heading}</h2>
          <p className="pricing-questions-more">
            {words.label} <TextLink link={words.link} />
          </p>
        </div>
        <Accordion
          name="pricing"
          entries={questions.map(({ id, question, answerHtml }) => ({
            id,
            title: question,
            content: <Prose className="pricing-answer" html={answerHtml} />,
          }))}
        />
      </div>
    </Section>
  );
}
