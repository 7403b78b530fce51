import type { PageProps } from "../../page.ts";
import { ClosingSection } from "./ClosingSection.tsx";
import type connectionData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { NamesSection } from "./NamesSection.tsx";
import { ReadingSection } from "./ReadingSection.tsx";
import { SlotsSection } from "./SlotsSection.tsx";
import "./connections.css";

export default function ConnectionPage({
  data,
}: PageProps<typeof connectionData>) {
  const { pictures } = data;
  return (
    <>
      <Hero week={pictures.week} />
      <NamesSection lists={pictures.lists} />
      <ReadingSection />
      <SlotsSection
        maxCompetitors={data.maxCompetitors}
        updates={data.updates}
        picture={pictures.slots}
      />
      <ClosingSection signUpUrl={data.signUpUrl} />
    </>
  );
}
