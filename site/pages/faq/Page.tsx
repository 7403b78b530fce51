import { Prose } from "../../components/Prose.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Accordion } from "../../components/ui/Accordion.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type faqData from "./data.ts";
import "./faq.css";

/** Questions and answers. The fragment of the address opens a question. */
export default function FaqPage({ data }: PageProps<typeof faqData>) {
  const { headline, lead, button, link } = data.words.hero;
  return (
    <Section className="faq">
      <div className="faq-head">
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
        <div className="faq-actions">
          <Button as={SiteLink} href={button.href} variant="outline">
            {button.label}
          </Button>
          <Button as={SiteLink} href={link.href} variant="outline">
            {link.label}
          </Button>
        </div>
      </div>
      <Accordion
        className="faq-list"
        name="faq"
        headingLevel={2}
        entries={data.questions.map(({ id, question, answerHtml }) => ({
          id,
          title: question,
          content: <Prose className="faq-answer" html={answerHtml} />,
        }))}
      />
    </Section>
  );
}
