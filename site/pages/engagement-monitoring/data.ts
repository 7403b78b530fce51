import { loginUrl, signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";
import { drawPictures, type Pictures } from "./draw-pictures.tsx";

/** Data of the engagement monitoring page. */
export interface EngagementData {
  signUpUrl: string;
  loginUrl: string;
  pictures: Pictures;
  /** Name of the plan with real-time updates, which is the largest. */
  fastest: string;
}

const engagementData: DataFunction<EngagementData> = ({ content }) => ({
  head: {
    title: "Engagement monitoring: see who reacts, and why",
    description:
      "A tour of the product: every like and comment with the post behind it, ranked by effort and fit, and in front of your team while the conversation is open.",
  },
  data: {
    signUpUrl: signUpUrl(content.site),
    loginUrl: loginUrl(content.site),
    pictures: drawPictures(content.plans, signUpUrl(content.site)),
    fastest: content.plans.at(-1)?.name ?? "",
  },
});

export default engagementData;
