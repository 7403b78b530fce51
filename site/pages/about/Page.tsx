import type { PageProps } from "../../page.ts";
import type aboutData from "./data.ts";
import { Mission } from "./Mission.tsx";
import { People } from "./People.tsx";
import { Stats } from "./Stats.tsx";
import { Story } from "./Story.tsx";
import { Values } from "./Values.tsx";

/** Who we are: mission, figures, story, values, people. */
export default function AboutPage({ data }: PageProps<typeof aboutData>) {
  const { words, company, people } = data;
  return (
    <>
      <Mission words={words.hero} />
      <Stats company={company} />
      <Story words={words.story} />
      <Values values={words.values} principles={words.principles} />
      {people.length > 0 && <People words={words.people} people={people} />}
    </>
  );
}
