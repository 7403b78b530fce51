import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Card } from "../../components/ui/Card.tsx";
import type { CareersWords } from "./data.ts";

/** Shown in place of the list if there are no open positions. */
export function NoOpenings({ words }: { words: CareersWords["noPositions"] }) {
  return (
    <Card className="no-openings">
      <h2 id="positions-heading">{words.heading}</h2>
      <p>{words.text}</p>
      <Button as={SiteLink} href={words.button.href} variant="outline">
        {words.button.label}
      </Button>
    </Card>
  );
}
