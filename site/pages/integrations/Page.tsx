import type { PageProps } from "../../page.ts";
import { ClosingSection } from "./ClosingSection.tsx";
import { ConnectSection } from "./ConnectSection.tsx";
import type integrationsData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { TilesSection } from "./TilesSection.tsx";
import { UseCasesSection } from "./UseCasesSection.tsx";
import "./integrations.css";

export default function IntegrationsPage({
  data,
}: PageProps<typeof integrationsData>) {
  return (
    <>
      <Hero integrations={data.integrations} />
      <TilesSection integrations={data.integrations} />
      <ConnectSection />
      <UseCasesSection lists={data.lists} />
      <ClosingSection signUpUrl={data.signUpUrl} />
    </>
  );
}
