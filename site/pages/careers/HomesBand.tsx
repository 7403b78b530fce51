import { Container } from "../../components/ui/Container.tsx";
import { HomesPicture } from "./HomesPicture.tsx";

/** Where people work, as a picture. */
export function HomesBand() {
  return (
    <section className="band-invert homes-band" aria-labelledby="homes">
      <Container>
        <h2 id="homes">
          Live anywhere in the EU or the UK. We&apos;ll meet online.
        </h2>
      </Container>
      <HomesPicture />
    </section>
  );
}
