import { Container } from "../../components/ui/Container.tsx";
import { HomesPicture } from "./HomesPicture.tsx";
import type { CareersWords } from "./data.ts";

/** Where people work, as a picture. */
export function HomesBand({ words }: { words: CareersWords["homes"] }) {
  return (
    <section className="band-invert homes-band" aria-labelledby="homes">
      <Container>
        <h2 id="homes">{words.heading}</h2>
      </Container>
      <HomesPicture />
    </section>
  );
}
