import { Picture } from "../../components/Picture.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { HowItWorksWords } from "./data.ts";

export function Hero({ words }: { words: HowItWorksWords["hero"] }) {
  return (
    <section aria-labelledby="how" className="pt-14 pb-10 lg:pt-20 lg:pb-14">
      <Container className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid gap-5">
          <h1 id="how">{words.headline}</h1>
          <Lead>{words.lead}</Lead>
        </div>
        <Picture name="hero" />
      </Container>
    </section>
  );
}
