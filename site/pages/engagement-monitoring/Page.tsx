import type { PageProps } from "../../page.ts";
import { AlertsSection } from "./AlertsSection.tsx";
import { ClosingSection } from "./ClosingSection.tsx";
import type engagementData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { PostsSection } from "./PostsSection.tsx";
import { PricesSection } from "./PricesSection.tsx";
import { RankingSection } from "./RankingSection.tsx";
import "./engagement.css";

export default function EngagementPage({
  data,
}: PageProps<typeof engagementData>) {
  return (
    <>
      <Hero signUpUrl={data.signUpUrl} loginUrl={data.loginUrl} />
      <PostsSection />
      <RankingSection />
      <AlertsSection fastest={data.fastest} />
      <PricesSection plans={data.plans} signUpUrl={data.signUpUrl} />
      <ClosingSection signUpUrl={data.signUpUrl} loginUrl={data.loginUrl} />
    </>
  );
}
