import { Picture } from "../../components/Picture.tsx";
import { Container } from "../../components/ui/Container.tsx";
import type { AboutWords } from "./data.ts";

/** The mission, in the first light above the city of the office. */
export function Mission({ words }: { words: AboutWords["hero"] }) {
  return (
    <section className="night relative isolate overflow-hidden">
      <Picture name="city" />
      <Container className="grid gap-10 pt-14 pb-56 lg:grid-cols-7-5 lg:items-end lg:gap-16 lg:pt-20 lg:pb-84">
        <h1 className="max-w-[14em]">{words.headline}</h1>
        <div className="grid gap-2">
          <h2 className="text-base font-medium tracking-normal text-muted">
            {words.heading}
          </h2>
          <p className="max-w-[26em] text-h3 tracking-title">{words.lead}</p>
        </div>
      </Container>
    </section>
  );
}
