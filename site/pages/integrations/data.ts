import { signUpUrl } from "../../components/application-links.ts";
import { leadLists } from "../../mock/story.ts";
import type { DataFunction } from "../../page.ts";
import { drawPictures, type Pictures } from "./draw-pictures.tsx";

/** Data of the integrations page. */
export interface IntegrationsData {
  pictures: Pictures;
  /** Titles of the sample lists that the workflows start from. */
  lists: readonly string[];
  signUpUrl: string;
}

const integrationsData: DataFunction<IntegrationsData> = ({ content }) => ({
  head: {
    title: "Integrations: CRM, team chat, outreach and CSV",
    description:
      "Send each lead, with the reason to write, to your CRM, automation connector, team chat, enrichment or outreach tool, or take it with you as a CSV file.",
  },
  data: {
    pictures: drawPictures(content.integrations),
    lists: leadLists.map(({ title }) => title),
    signUpUrl: signUpUrl(content.site),
  },
});

export default integrationsData;
