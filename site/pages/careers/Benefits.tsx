import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Section } from "../../components/ui/Section.tsx";

const large = [
  {
    icon: "globe",
    title: "Remote-first",
    text: "Work from anywhere in the EU or the UK. Decisions are written down, so nobody misses one by living far from Tallinn, and the office is there for whoever likes a desk and company.",
  },
  {
    icon: "trending-up",
    title: "Competitive salary with equity",
    text: "Fair pay for the work, and a share in what it becomes. You know the range before the first call.",
  },
] as const;

const small = [
  {
    title: "Flexible hours",
    text: "Your day fits your life. A few shared hours are enough.",
  },
  {
    title: "Growth budget",
    text: "For courses, books or conferences. You decide which.",
  },
  {
    title: "Team",
    text: "People who write clearly, review kindly and say what they do not know.",
  },
  {
    title: "Health",
    text: "Health benefits, and holidays on which nobody calls you.",
  },
] as const;

export function Benefits() {
  return (
    <Section ground="band" labelledBy="benefits">
      <div className="benefits-head">
        <h2 id="benefits">What you get</h2>
      </div>
      <ul className="benefits">
        {large.map(({ icon, title, text }) => (
          <Card as="li" key={title}>
            <Icon name={icon} size="lg" />
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
        {small.map(({ title, text }) => (
          <Card as="li" key={title} variant="quiet">
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
