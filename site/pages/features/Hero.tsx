import { Section } from "../../components/ui/Section.tsx";
import { PartIndex } from "./PartIndex.tsx";

/** The heading and the contents of the page. */
export function Hero() {
  return (
    <Section className="features-hero" labelledBy="features">
      <div className="features-promise">
        <h1 id="features">
          Watch influencers. Watch rivals. <span>Work the list.</span>
        </h1>
        <p className="lead">
          Two parts collect what your market does in public. The third turns it
          into a list your team can get through in a week.
        </p>
      </div>
      <PartIndex />
    </Section>
  );
}
