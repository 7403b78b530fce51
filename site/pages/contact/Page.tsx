import { ContactForm } from "../../components/forms/ContactForm.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { contactMessages } from "../../messages/contact.ts";
import type { PageProps } from "../../page.ts";
import { DemoCard, JobCard } from "./AsideCard.tsx";
import { ContactInfo } from "./ContactInfo.tsx";
import type { ContactData, default as contactData } from "./data.ts";
import "./contact.css";

/** The message form, and the other ways to reach us. */
export default function ContactPage({ data }: PageProps<typeof contactData>) {
  const { subject, job, supportEmail, office } = data;
  return (
    <Section className="contact">
      <div className="contact-head">
        <h1>{contactMessages.title}</h1>
        <p className="lead">
          <Intro job={job} />
        </p>
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
        {job ? <JobCard {...job} /> : <DemoCard />}
      </div>
    </Section>
  );
}

function Intro({ job }: Pick<ContactData, "job">) {
  if (!job)
    return "Ask about plans, privacy, a missing integration or a list that looks off. A real person reads every message, and the more you tell us, the better we can help.";
  return job.isOpen
    ? `You're applying for ${job.title}. Tell us who you are and, in a few lines, why you want this job. A real person reads every application.`
    : `${job.title} is closed: we're no longer taking applications. If you'd like to hear from us when we look for somebody again, tell us who you are.`;
}
