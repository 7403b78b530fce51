import { Prose } from "../../components/Prose.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Accordion } from "../../components/ui/Accordion.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { LogoMark } from "../../components/ui/Logo.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type faqData from "./data.ts";

/** Questions and answers as a conversation. The fragment of the address opens a question. */
export default function FaqPage({ data }: PageProps<typeof faqData>) {
  const { headline, lead, button, link } = data.words.hero;
  return (
    <Section space="loose" className="pt-14 lg:pt-20">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-5-7 lg:gap-16">
        <div className="grid content-start gap-5 self-start lg:sticky lg:top-24">
          <h1>{headline}</h1>
          <Lead>{lead}</Lead>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button as={SiteLink} href={button.href}>
              <Icon name="message" size="sm" />
              {button.label}
            </Button>
            <Button as={SiteLink} href={link.href} variant="outline">
              {link.label}
            </Button>
          </div>
        </div>
        <div className="rounded-lg border border-line bg-surface px-5 py-2 shadow-frame sm:px-8 lg:px-12 lg:py-4 [&>div]:border-b-0 [&>div>details:first-child]:border-t-0">
          <Accordion
            name="faq"
            headingLevel={2}
            entries={data.questions.map(({ id, question, answerHtml }) => ({
              id,
              title: question,
              content: <Answer html={answerHtml} />,
            }))}
          />
        </div>
      </div>
    </Section>
  );
}

/** The answer as the reply of a chat. */
function Answer({ html }: { html: string }) {
  return (
    <div className="flex items-end gap-3">
      <span
        className="hidden size-9 flex-none place-items-center rounded-full border border-line-strong bg-page sm:grid [&>svg]:size-4.5"
        aria-hidden="true"
      >
        <LogoMark />
      </span>
      <Prose
        className="rounded-lg rounded-bl-none border border-signal-line bg-signal-soft px-5 py-4 text-base text-ink"
        html={html}
      />
    </div>
  );
}
