import { Prose } from "../../components/Prose.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Accordion } from "../../components/ui/Accordion.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { documentationTabs } from "../../messages.ts";
import type { DocumentationData, DocumentationWords } from "./data.ts";

interface FaqProps extends Pick<DocumentationData, "questions"> {
  words: DocumentationWords["faq"];
}

/** Frequent questions of readers of the documentation. */
export function FaqPanel({ words, questions }: FaqProps) {
  return (
    <div className="documentation-faq">
      <div>
        <h2 id="faq">{documentationTabs.faq}</h2>
        <SiteLink href={words.link.href} className="documentation-view-all">
          {words.link.label}
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
