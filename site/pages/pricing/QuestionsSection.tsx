import { Prose } from "../../components/Prose.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Accordion } from "../../components/ui/Accordion.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PricingData } from "./data.ts";

export function QuestionsSection({
  questions,
}: Pick<PricingData, "questions">) {
  return (
    <Section space="joined" labelledBy="pricing-questions">
      <div className="pricing-questions">
        <div>
          <h2 id="pricing-questions">Pricing FAQ</h2>
          <p className="pricing-questions-more">
            Something else?{" "}
            <SiteLink className="text-link" href="/faq">
              Read all questions
            </SiteLink>
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
