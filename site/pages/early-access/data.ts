import { signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";
import { drawRollout } from "./draw-rollout.tsx";

export interface EarlyAccessData {
  host: string;
  signUpUrl: string;
  freeForever: string;
  /** HTML of the picture. */
  rollout: string;
}

const earlyAccessData: DataFunction<EarlyAccessData> = ({ content }) => ({
  head: {
    title: "Early access",
    description: `Join the waitlist to try what ${content.site.name} builds next before it is released, or start today with one influencer, free.`,
  },
  data: {
    rollout: drawRollout(),
    host: content.site.host,
    signUpUrl: signUpUrl(content.site),
    freeForever: content.facts.freeForever,
  },
});

export default earlyAccessData;
