import { BoardSlide } from "./artefacts/BoardSlide.tsx";
import { ClientReport } from "./artefacts/ClientReport.tsx";
import { ContentBrief } from "./artefacts/ContentBrief.tsx";
import { DealCard } from "./artefacts/DealCard.tsx";
import { FirstMessage } from "./artefacts/FirstMessage.tsx";
import { FirstTen } from "./artefacts/FirstTen.tsx";
import { QuoteWall } from "./artefacts/QuoteWall.tsx";
import { TeamAccess } from "./artefacts/TeamAccess.tsx";
import { TrialResult } from "./artefacts/TrialResult.tsx";
import { SharedComment } from "./SharedComment.tsx";

/** The comment that all teams share, and what each makes of it, by the team's id. */
export default {
  comment: <SharedComment />,
  sales: <FirstMessage />,
  marketing: <ContentBrief />,
  executives: <BoardSlide />,
  saas: <DealCard />,
  product: <QuoteWall />,
  startups: <FirstTen />,
  growth: <TrialResult />,
  agencies: <ClientReport />,
  enterprises: <TeamAccess />,
};
