import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function TilesSection({ tiles }: { tiles: string }) {
  return (
    <Section space="joined" labelledBy="tools">
      <h2 id="tools" className="sr-only">
        Where leads can go
      </h2>
      <ServerMarkup html={tiles} />
    </Section>
  );
}
