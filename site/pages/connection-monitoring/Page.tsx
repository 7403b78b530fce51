import type { PageProps } from "../../page.ts";
import type connectionData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { OverlapSection } from "./OverlapSection.tsx";
import { ReadingSection } from "./ReadingSection.tsx";
import { SlotsSection } from "./SlotsSection.tsx";

export default function ConnectionPage({
  data,
}: PageProps<typeof connectionData>) {
  const { words, competitors, maxCompetitors, updates } = data;
  return (
    <>
      <Hero words={words.hero} />
      <OverlapSection words={words.overlap} />
      <ReadingSection reading={words.reading} patterns={words.patterns} />
      <SlotsSection
        words={words.slots}
        competitors={competitors}
        maxCompetitors={maxCompetitors}
        updates={updates}
      />
    </>
  );
}
