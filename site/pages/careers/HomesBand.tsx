import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Container } from "../../components/ui/Container.tsx";

/** Where people work, as a picture. */
export function HomesBand({ picture }: { picture: string }) {
  return (
    <section className="band-invert homes-band" aria-labelledby="homes">
      <Container>
        <h2 id="homes">
          Live anywhere in the EU or the UK. We&apos;ll meet online.
        </h2>
      </Container>
      <ServerMarkup html={picture} />
    </section>
  );
}
