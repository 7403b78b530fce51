import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function FeaturesSection({ cards }: { cards: string }) {
  return (
    <Section ground="band" labelledBy="machinery">
      <h2 id="machinery" className="machinery-heading">
        What runs while you&apos;re busy
      </h2>
      <ServerMarkup html={cards} />
    </Section>
  );
}
