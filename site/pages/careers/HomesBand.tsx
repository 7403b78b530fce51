import { Container } from "../../components/ui/Container.tsx";
import { HomesPicture } from "./HomesPicture.tsx";
import type { CareersWords } from "./data.ts";

/** Where people work: a street at night, whatever the theme. */
export function HomesBand({ words }: { words: CareersWords["homes"] }) {
  return (
    <section
      className="night relative isolate overflow-hidden pt-14 lg:pt-20"
      aria-labelledby="homes"
    >
      <Container>
        <h2 id="homes" className="max-w-[20ch]">
          {words.heading}
        </h2>
      </Container>
      <HomesPicture />
    </section>
  );
}
