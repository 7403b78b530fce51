import { ContactForm } from "../../components/forms/ContactForm.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { DemoCard, JobCard } from "./AsideCard.tsx";
import { ContactInfo } from "./ContactInfo.tsx";
import type { ContactData, default as contactData } from "./data.ts";
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
          messageHint={
            job &&
            "With a link to work you're proud of: anything we can look at."
          }
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
    ? `You're applying for ${title}. Tell us who you are and, in a few lines, why you want this job. A real person reads every application.`
    : `${title} is closed: we're no longer taking applications. If you'd like to hear from us when we look for somebody again, tell us who you are.`;
}
