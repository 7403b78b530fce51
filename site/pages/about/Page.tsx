import type { AboutData } from "./data.ts";
import { Closing } from "./Closing.tsx";
import { Mission } from "./Mission.tsx";
import { Stats } from "./Stats.tsx";
import { Story } from "./Story.tsx";
import { Values } from "./Values.tsx";
import "./about.css";

/** Who we are: mission, figures, story, values. */
export default function AboutPage({ data }: { data: AboutData }) {
  return (
    <>
      <Mission />
      <Stats company={data.company} />
      <Story {...data} />
      <Values />
      <Closing />
    </>
  );
}
