import {
  AlertPicture,
  CompetitorPicture,
  InfluencerPicture,
  ReportPicture,
} from "./feature-pictures.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import {
  EngagePicture,
  FilterPicture,
  MonitorPicture,
  TargetsPicture,
} from "./step-pictures.tsx";

export default {
  hero: <HeroPicture />,
  step1: <TargetsPicture />,
  step2: <MonitorPicture />,
  step3: <FilterPicture />,
  step4: <EngagePicture />,
  competitors: <CompetitorPicture />,
  influencers: <InfluencerPicture />,
  reports: <ReportPicture />,
  alerts: <AlertPicture />,
};
