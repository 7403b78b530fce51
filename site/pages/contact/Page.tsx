import { ContactForm } from "../../components/forms/ContactForm.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { DemoCard, JobCard } from "./AsideCard.tsx";
import { ContactInfo } from "./ContactInfo.tsx";
import type { ContactData, default as contactData } from "./data.ts";
import { Stamp } from "./Stamp.tsx";
import {
  contactMessages,
  contactPageMessages,
} from "../../messages/contact.ts";

/** The message form as a letter, and the other ways to reach us. */
export default function ContactPage({ data }: PageProps<typeof contactData>) {
  const { words, subject, job, supportEmail, office } = data;
  return (
    <Section space="loose" className="pt-14 lg:pt-20">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5">
          <h1>{words.hero.headline}</h1>
          <Lead>{job ? formatJobIntro(job) : words.hero.lead}</Lead>
        </div>
        <Card className="self-start shadow-frame lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:p-10">
          <div className="mb-8 flex items-start justify-between gap-4 border-b border-line pb-6">
            <address className="grid min-w-0 gap-1 pt-1 font-mono text-xs wrap-anywhere sm:text-sm text-muted">
              <span className="text-faint">{contactMessages.to}</span>
              <span className="text-ink">{supportEmail}</span>
              {office.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <Stamp />
          </div>
          <ContactForm
            key={subject}
            subject={subject}
            supportEmail={supportEmail}
            messageHint={job && contactPageMessages.workHint}
          />
        </Card>
        <div className="grid content-start gap-8">
          <ContactInfo supportEmail={supportEmail} office={office} />
          {job ? <JobCard {...job} /> : <DemoCard words={words.demo} />}
        </div>
      </div>
    </Section>
  );
}

function formatJobIntro({ title, isOpen }: NonNullable<ContactData["job"]>) {
  return isOpen
    ? contactPageMessages.applying(title)
    : contactPageMessages.closed(title);
}
