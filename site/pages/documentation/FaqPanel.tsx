import { Prose } from "../../components/Prose.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Accordion } from "../../components/ui/Accordion.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { documentationTabs } from "../../messages/documentation.ts";
import type { DocumentationData } from "./data.ts";

/** Frequent questions of readers of the documentation. */
export function FaqPanel({ questions }: Pick<DocumentationData, "questions">) {
  return (
    <div className="documentation-faq">
      <div>
        <h2 id="faq">{documentationTabs.faq}</h2>
        <SiteLink href="/faq" className="documentation-view-all">
          View all questions
          <Icon name="arrow-right" size="sm" />
        </SiteLink>
      </div>
      <Accordion
        name="documentation-faq"
        entries={questions.map(({ id, question, answerHtml }) => ({
          id,
          title: question,
          content: <Prose className="documentation-answer" html={answerHtml} />,
        }))}
      />
    </div>
  );
}
