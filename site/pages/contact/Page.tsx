import { ContactForm } from "../../components/forms/ContactForm.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { contactMessages } from "../../messages.ts";
import type { PageProps } from "../../page.ts";
import { ContactInfo } from "./ContactInfo.tsx";
import type contactData from "./data.ts";
import { DemoCard } from "./DemoCard.tsx";
import "./contact.css";

/** The message form, and the other ways to reach us. */
export default function ContactPage({ data }: PageProps<typeof contactData>) {
  const { subject, supportEmail, office } = data;
  return (
    <Section className="contact">
      <div className="contact-head">
        <h1>{contactMessages.title}</h1>
        <p className="lead">
          Ask about plans, privacy, a missing integration or a list that looks
          off. A real person reads every message, and the more you tell us, the
          better we can help.
        </p>
      </div>
      <Card className="contact-form">
        <ContactForm subject={subject} supportEmail={supportEmail} />
      </Card>
      <div className="contact-aside">
        <ContactInfo supportEmail={supportEmail} office={office} />
        <DemoCard />
      </div>
    </Section>
  );
}
