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
  return (
    <>
      <Hero />
      <OverlapSection />
      <ReadingSection />
      <SlotsSection
        maxCompetitors={data.maxCompetitors}
        updates={data.updates}
      />
      <ClosingSection signUpUrl={data.signUpUrl} />
    </>
  );
}
