import { TextLink } from "../../components/TextLink.tsx";
import { Container } from "../../components/ui/Container.tsx";
import type { EarlyAccessWords } from "./data.ts";
import { RolloutPicture } from "./RolloutPicture.tsx";
import { partMessages } from "../../messages.ts";

type PathProps = Pick<EarlyAccessWords, "released" | "early" | "planned">;

/** From today's features to the coming ones, with the waitlist at the edge. */
export function Path({ released, early, planned }: PathProps) {
  return (
    <section className="band-invert path-band" aria-label={partMessages.stages}>
      <RolloutPicture />
      <Container as="ol" className="path">
        {[released, early, planned].map((stage) => (
          <li
            key={stage.heading}
            className={stage === early ? "path-lit" : undefined}
          >
            <h2>{stage.heading}</h2>
            <p>{stage.text}</p>
            <TextLink link={stage.link} />
          </li>
        ))}
      </Container>
    </section>
  );
}
