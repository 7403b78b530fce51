import { Section } from "../../components/ui/Section.tsx";
import { careersMessages } from "../../messages.ts";

const steps = [
  {
    title: "Apply",
    text: "Send the form: who you are, a link to work you are proud of, and a few lines on why this position.",
  },
  {
    title: "Review",
    text: "The person you would work for reads it, not a filter, and you hear from us either way.",
  },
  {
    title: "Interview",
    text: `A ${careersMessages.interview} about work you know well. No puzzles, and time for your questions.`,
  },
  {
    title: "Meet the team",
    text: "You talk to two or three people you would see every week. Ask them what they would change.",
  },
  {
    title: "Offer",
    text: "In writing, with everything in it. Take the time you need to read it.",
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
