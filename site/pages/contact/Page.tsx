import { ContactForm } from "../../components/forms/ContactForm.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { DemoCard, JobCard } from "./AsideCard.tsx";
import { ContactInfo } from "./ContactInfo.tsx";
import type { ContactData, default as contactData } from "./data.ts";
import { contactMessages } from "../../messages.ts";
import "./contact.css";

/** The message form, and the other ways to reach us. */
export default function ContactPage({ data }: PageProps<typeof contactData>) {
  const { words, subject, job, supportEmail, office } = data;
  return (
    <Section className="contact">
      <div className="contact-head">
        <h1>{words.hero.headline}</h1>
        <p className="lead">{job ? formatJobIntro(job) : words.hero.lead}</p>
      </div>
      <Card className="contact-form">
        <ContactForm
          key={subject}
          subject={subject}
          supportEmail={supportEmail}
          messageHint={job && contactMessages.workHint}
        />
      </Card>
      <div className="contact-aside">
        <ContactInfo supportEmail={supportEmail} office={office} />
        {job ? <JobCard {...job} /> : <DemoCard words={words.demo} />}
      </div>
    </Section>
  );
}

function formatJobIntro({ title, isOpen }: NonNullable<ContactData["job"]>) {
  return isOpen
    ? contactMessages.applying(title)
    : contactMessages.closed(title);
}
