import { Section } from "../../components/ui/Section.tsx";

export function Mission() {
  return (
    <Section className="mission">
      <h1>Your buyers show interest in public. Most of it goes unnoticed.</h1>
      <div className="mission-text">
        <h2>Our mission</h2>
        <p className="lead">
          To help sales teams reach people who&apos;ve already shown interest,
          and leave everyone else alone.
        </p>
      </div>
    </Section>
  );
}
