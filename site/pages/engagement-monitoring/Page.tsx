import type { PageProps } from "../../page.ts";
import { AlertsSection } from "./AlertsSection.tsx";
import type engagementData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { PostsSection } from "./PostsSection.tsx";
import { PricesSection } from "./PricesSection.tsx";
import { RankingSection } from "./RankingSection.tsx";

export default function EngagementPage({
  data,
}: PageProps<typeof engagementData>) {
  const { words, plans, signUpUrl, loginUrl } = data;
  return (
    <>
      <Hero words={words.hero} signUpUrl={signUpUrl} loginUrl={loginUrl} />
      <PostsSection words={words.posts} />
      <RankingSection words={words.ranking} />
      <AlertsSection words={words.alerts} />
      <PricesSection words={words.prices} plans={plans} signUpUrl={signUpUrl} />
    </>
  );
}
