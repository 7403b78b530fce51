import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Card } from "../../components/ui/Card.tsx";
import type { CareersWords } from "./data.ts";

/** Shown in place of the list if there are no open positions. */
export function NoOpenings({ words }: { words: CareersWords["noPositions"] }) {
  return (
    <Card className="items-start gap-3">
      <h2 id="positions-heading">{words.heading}</h2>
      <p className="max-w-[60ch] text-muted">{words.text}</p>
      <Button
        as={SiteLink}
        href={words.button.href}
        variant="outline"
        className="mt-3"
      >
        {words.button.label}
      </Button>
    </Card>
  );
}
