import { Prose } from "../../components/Prose.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Accordion } from "../../components/ui/Accordion.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";
import { announcementMessages } from "../../messages/legal.ts";
import type { PageProps } from "../../page.ts";
import type faqData from "./data.ts";
import "./faq.css";

/** Questions and answers. The fragment of the address opens a question. */
export default function FaqPage({ data }: PageProps<typeof faqData>) {
  return (
    <Section className="faq">
      <div className="faq-head">
        <h1>Frequently asked questions</h1>
        <p className="lead">
          Short answers. If yours isn&apos;t here, write to us or see it in a
          demo.
        </p>
        <div className="faq-actions">
          <Button as={SiteLink} href="/contact-us" variant="outline">
            {announcementMessages.contact}
          </Button>
          <Button as={SiteLink} href="/demo" variant="outline">
            {actionLabels.bookDemo}
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
