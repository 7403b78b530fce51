import type { PageWords } from "#contract";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";

/** The words of the call to action at the end of a post. */
export type DemoCallWords = PageWords<"blog">["afterPost"];

/** A call to action at the end of a post. */
export function DemoCall({ words }: { words: DemoCallWords }) {
  return (
    <Section
      ground="band"
      space="tight"
      labelledBy="demo-call"
      className="no-print"
    >
      <div className="demo-call">
        <div>
          <h2 id="demo-call">{words.heading}</h2>
          <p>{words.text}</p>
        </div>
        <Button as={SiteLink} href={words.button.href} size="lg">
          {words.button.label}
        </Button>
      </div>
    </Section>
  );
}
