import type { PageProps } from "../../page.ts";
import { ClosingSection } from "./ClosingSection.tsx";
import type connectionData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { OverlapSection } from "./OverlapSection.tsx";
import { ReadingSection } from "./ReadingSection.tsx";
import { SlotsSection } from "./SlotsSection.tsx";
import "./connections.css";

export default function ConnectionPage({
  data,
}: PageProps<typeof connectionData>) {
  const { pictures } = data;
  return (
    <>
      <Hero trend={pictures.trend} />
      <OverlapSection picture={pictures.overlap} />
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
