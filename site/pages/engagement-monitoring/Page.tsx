import { AlertsSection } from "./AlertsSection.tsx";
import { ClosingSection } from "./ClosingSection.tsx";
import type { EngagementData } from "./data.ts";
import { Hero } from "./Hero.tsx";
import { PostsSection } from "./PostsSection.tsx";
import { PricesSection } from "./PricesSection.tsx";
import { RankingSection } from "./RankingSection.tsx";
import "./engagement.css";

export default function EngagementPage({ data }: { data: EngagementData }) {
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
