import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function TilesSection({ tiles }: { tiles: string }) {
  return (
    <Section space="joined" labelledBy="tools">
      <h2 id="tools" className="tiles-heading">
        One lead, seven ways to hand it over
      </h2>
      <ServerMarkup html={tiles} />
      <p className="tiles-note">
        The people, companies and figures on this page are sample data.
      </p>
    </Section>
  );
}
