import { renderToStaticMarkup } from "react-dom/server";
import type { ContentReader } from "#contract";
import { ClaimList } from "./ClaimList.tsx";
import { FlowSteps } from "./FlowSteps.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import { LeadListsMock } from "./LeadListsMock.tsx";
import { MonitoringFrame } from "./MonitoringFrame.tsx";

type Facts = Pick<ContentReader["facts"], "claims" | "maxCompetitors">;

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures({ claims, maxCompetitors }: Facts) {
  return {
    hero: renderToStaticMarkup(<HeroPicture />),
    claims: renderToStaticMarkup(<ClaimList claims={claims} />),
    flow: renderToStaticMarkup(<FlowSteps maxCompetitors={maxCompetitors} />),
    monitoring: renderToStaticMarkup(<MonitoringFrame />),
    leadLists: renderToStaticMarkup(<LeadListsMock />),
  };
}

/** HTML of each part by its name. */
export type Pictures = ReturnType<typeof drawPictures>;
