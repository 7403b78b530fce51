import type { PageProps } from "../../page.ts";
import type aboutData from "./data.ts";
import { Mission } from "./Mission.tsx";
import { Stats } from "./Stats.tsx";
import { Story } from "./Story.tsx";
import { Values } from "./Values.tsx";
import { WeekOfDots } from "./WeekOfDots.tsx";
import "./about.css";

/** Who we are: mission, figures, story, values. */
export default function AboutPage({ data }: PageProps<typeof aboutData>) {
  const { words, company } = data;
  return (
    <>
      <Mission words={words.hero} />
      <WeekOfDots />
      <Stats company={company} />
      <Story words={words.story} />
      <Values values={words.values} principles={words.principles} />
    </>
  );
}
