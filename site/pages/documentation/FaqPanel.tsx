import { ForwardLink } from "../../components/ForwardLink.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Accordion } from "../../components/ui/Accordion.tsx";
import { documentationTabs } from "../../messages/documentation.ts";
import type { DocumentationData, DocumentationWords } from "./data.ts";

interface FaqProps extends Pick<DocumentationData, "questions"> {
  words: DocumentationWords["faq"];
}

/** Frequent questions of readers of the documentation. */
export function FaqPanel({ words, questions }: FaqProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-5-7 lg:gap-16">
      <div>
        <h2 id="faq" className="scroll-mt-24 text-h3">
          {documentationTabs.faq}
        </h2>
        <ForwardLink link={words.link} className="mt-2" />
      </div>
      <Accordion
        name="documentation-faq"
        entries={questions.map(({ id, question, answerHtml }) => ({
          id,
          title: question,
          content: <Prose className="text-base" html={answerHtml} />,
        }))}
      />
    </div>
  );
}
