import { FlowPicture } from "./FlowPicture.tsx";
import { LeadListCards } from "./LeadListCard.tsx";
import { MonitoringFrame } from "./MonitoringFrame.tsx";

export default {
  flow: <FlowPicture />,
  monitoring: <MonitoringFrame />,
  lists: <LeadListCards />,
};
