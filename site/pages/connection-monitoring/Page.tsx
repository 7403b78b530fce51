import { ClosingSection } from "./ClosingSection.tsx";
import type { ConnectionData } from "./data.ts";
import { Hero } from "./Hero.tsx";
import { NamesSection } from "./NamesSection.tsx";
import { ReadingSection } from "./ReadingSection.tsx";
import { SlotsSection } from "./SlotsSection.tsx";
import "./connections.css";

export default function ConnectionPage({ data }: { data: ConnectionData }) {
  return (
    <>
      <Hero />
      <NamesSection />
      <ReadingSection />
      <SlotsSection
        maxCompetitors={data.maxCompetitors}
        updates={data.updates}
      />
      <ClosingSection signUpUrl={data.signUpUrl} />
    </>
  );
}
