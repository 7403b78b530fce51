import { Picture } from "../../components/Picture.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { Benefits } from "./Benefits.tsx";
import type careersData from "./data.ts";
import { NoOpenings } from "./NoOpenings.tsx";
import { Positions } from "./Positions.tsx";
import { Process } from "./Process.tsx";

/** The careers page: open positions, benefits, application process. */
export default function CareersPage({ data }: PageProps<typeof careersData>) {
  const { words, positions, colleagues } = data;
  return (
    <>
      <Container className="grid gap-8 pt-14 pb-14 lg:grid-cols-7-5 lg:gap-16 lg:pt-20 lg:pb-20">
        <h1>{words.hero.headline}</h1>
        <div className="grid content-start justify-items-start gap-8 lg:pt-3">
          <Lead>{words.hero.lead}</Lead>
          <Button as={SiteLink} href="#positions" variant="outline" size="lg">
            {words.hero.anchor}
          </Button>
        </div>
      </Container>
      <section
        className="night relative isolate overflow-hidden"
        aria-labelledby="homes"
      >
        <Picture name="city" />
        <Container className="grid gap-8 pt-14 pb-60 lg:grid-cols-7-5 lg:gap-16 lg:pt-20 lg:pb-100 2xl:pb-140">
          <h2 id="homes" className="max-w-[20ch]">
            {words.homes.heading}
          </h2>
          <ul className="grid max-w-120 grid-cols-4 gap-1.5 self-start rounded-lg border border-line-strong bg-code p-1.5 shadow-frame lg:w-full lg:justify-self-end">
            {colleagues.map((name) => (
              <li
                key={name}
                className="grid justify-items-center gap-2 rounded-md bg-raised pt-4 pb-2 text-xs text-muted"
              >
                <Portrait name={name} size="lg" />
                {name.split(" ")[0]}
              </li>
            ))}
          </ul>
        </Container>
      </section>
      <Section id="positions" space="loose" labelledBy="positions-heading">
        {positions.length > 0 ? (
          <Positions words={words.positions} positions={positions} />
        ) : (
          <NoOpenings words={words.noPositions} />
        )}
      </Section>
      <Benefits {...words} />
      <Process process={words.process} steps={words.steps} />
    </>
  );
}
