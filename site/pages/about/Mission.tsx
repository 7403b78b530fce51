import { Section } from "../../components/ui/Section.tsx";

export function Mission() {
  return (
    <Section className="mission">
      <h1>Attention is public. Most of it goes unread.</h1>
      <div className="mission-text">
        <h2>Our mission</h2>
        <p className="lead">
          To help sales teams write to people who have already shown interest,
          and to leave everybody else alone.
        </p>
      </div>
    </Section>
  );
}
