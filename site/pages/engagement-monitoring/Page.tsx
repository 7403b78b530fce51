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
  const { pictures } = data;
  return (
    <>
      <Hero
        signUpUrl={data.signUpUrl}
        loginUrl={data.loginUrl}
        picture={pictures.thread}
      />
      <PostsSection picture={pictures.posts} />
      <RankingSection picture={pictures.effort} />
      <AlertsSection fastest={data.fastest} picture={pictures.alerts} />
      <PricesSection lines={pictures.plans} />
      <ClosingSection signUpUrl={data.signUpUrl} loginUrl={data.loginUrl} />
    </>
  );
}
