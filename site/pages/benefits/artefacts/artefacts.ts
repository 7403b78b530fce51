import type { ComponentType } from "react";
import type { IconName } from "../../../components/ui/icon-names.ts";
import { BoardSlide } from "./BoardSlide.tsx";
import { ClientReport } from "./ClientReport.tsx";
import { ContentBrief } from "./ContentBrief.tsx";
import { DealCard } from "./DealCard.tsx";
import { FirstMessage } from "./FirstMessage.tsx";
import { FirstTen } from "./FirstTen.tsx";
import { QuoteWall } from "./QuoteWall.tsx";
import type { ArtefactLook } from "./Sheet.tsx";
import { TeamAccess } from "./TeamAccess.tsx";
import { TrialResult } from "./TrialResult.tsx";

interface Artefact {
  name: string;
  icon: IconName;
  Picture: ComponentType<ArtefactLook>;
}

/** What each team makes of a signal, by the team's id. A team with another id has none. */
export const artefacts: Readonly<Record<string, Artefact>> = {
  sales: { name: "A first message", icon: "send", Picture: FirstMessage },
  marketing: { name: "A content brief", icon: "file", Picture: ContentBrief },
  executives: { name: "A board slide", icon: "monitor", Picture: BoardSlide },
  saas: { name: "A deal card", icon: "briefcase", Picture: DealCard },
  product: { name: "A wall of quotes", icon: "comment", Picture: QuoteWall },
  startups: { name: "A first list of ten", icon: "list", Picture: FirstTen },
  growth: { name: "An A/B result", icon: "chart", Picture: TrialResult },
  agencies: { name: "A client report", icon: "book", Picture: ClientReport },
  enterprises: { name: "An access table", icon: "key", Picture: TeamAccess },
};
