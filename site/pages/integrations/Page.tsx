import type { PageProps } from "../../page.ts";
import { ConnectSection } from "./ConnectSection.tsx";
import type integrationsData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { TilesSection } from "./TilesSection.tsx";
import { UseCasesSection } from "./UseCasesSection.tsx";

export default function IntegrationsPage({
  data,
}: PageProps<typeof integrationsData>) {
  const { words, integrations, lists } = data;
  return (
    <>
      <Hero words={words.hero} />
      <TilesSection words={words.tools} integrations={integrations} />
      <ConnectSection {...words} />
      <UseCasesSection {...words} lists={lists} />
    </>
  );
}
