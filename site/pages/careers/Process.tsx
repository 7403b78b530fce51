import { Section } from "../../components/ui/Section.tsx";
import { careersMessages } from "../../messages/company.ts";

const steps = [
  {
    title: "Apply",
    text: "Send us the form: who you are, a link to work you're proud of, and a few lines on why you want this job.",
  },
  {
    title: "Review",
    text: "The person you'd work for reads it, not a filter. You'll hear from us either way.",
  },
  {
    title: "Interview",
    text: `A ${careersMessages.interview} about work you know well. No puzzles, and time for your questions.`,
  },
  {
    title: "Meet the team",
    text: "Talk to two or three people you'd work with every week. Ask them what they'd change.",
  },
  {
    title: "Offer",
    text: "In writing, with everything in it. Take your time.",
  },
];

export function Process() {
  return (
    <Section labelledBy="process">
      <div className="section-head">
        <h2 id="process">Five steps from application to offer</h2>
      </div>
      <ol className="process">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
