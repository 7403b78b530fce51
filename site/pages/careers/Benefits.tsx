import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Section } from "../../components/ui/Section.tsx";

const large = [
  {
    icon: "globe",
    title: "Remote-first",
    text: "Work from anywhere in the EU or the UK. We write decisions down, so you won't miss one by living far from Tallinn. If you'd like a desk and some company, the office is there too.",
  },
  {
    icon: "trending-up",
    title: "Competitive salary with equity",
    text: "Fair pay, and a share in what we're building. You'll know the range before the first call.",
  },
] as const;

const small = [
  {
    title: "Flexible hours",
    text: "Work the hours that fit your life. A few in common are enough.",
  },
  {
    title: "Growth budget",
    text: "Courses, books or conferences: you choose.",
  },
  {
    title: "Team",
    text: "People who write clearly, review kindly and say when they don't know.",
  },
  {
    title: "Health",
    text: "Health benefits, and vacations where nobody calls you.",
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
