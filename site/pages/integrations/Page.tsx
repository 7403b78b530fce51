import { ClosingSection } from "./ClosingSection.tsx";
import { ConnectSection } from "./ConnectSection.tsx";
import type { IntegrationsData } from "./data.ts";
import { Hero } from "./Hero.tsx";
import { TilesSection } from "./TilesSection.tsx";
import { UseCasesSection } from "./UseCasesSection.tsx";
import "./integrations.css";

export default function IntegrationsPage({ data }: { data: IntegrationsData }) {
  return (
    <>
      <Hero />
      <TilesSection integrations={data.integrations} />
      <ConnectSection />
      <UseCasesSection />
      <ClosingSection signUpUrl={data.signUpUrl} />
    </>
  );
}
