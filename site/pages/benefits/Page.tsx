import type { PageProps } from "../../page.ts";
import type benefitsData from "./data.ts";
import { FiguresSection } from "./FiguresSection.tsx";
import { Hero } from "./Hero.tsx";
import { PrivacySection } from "./PrivacySection.tsx";
import { Teams } from "./Teams.tsx";

export default function BenefitsPage({ data }: PageProps<typeof benefitsData>) {
  const { words, claims } = data;
  const teams = [...words.leadingTeams, ...words.otherTeams];
  return (
    <>
      <Hero words={words.hero} teams={teams} />
      <Teams {...words} />
      <FiguresSection words={words.figures} claims={claims} />
      <PrivacySection {...words} />
    </>
  );
}
