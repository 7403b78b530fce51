import { signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";

export interface EarlyAccessData {
  host: string;
  signUpUrl: string;
  freeForever: string;
}

const earlyAccessData: DataFunction<EarlyAccessData> = ({ content }) => ({
  head: {
    title: "Early access",
    description: `Join the waitlist to try what ${content.site.name} builds next before it is released, or start today with one influencer, free.`,
  },
  data: {
    host: content.site.host,
    signUpUrl: signUpUrl(content.site),
    freeForever: content.facts.freeForever,
  },
});

export default earlyAccessData;
