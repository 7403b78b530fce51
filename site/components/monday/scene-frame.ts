import { mondayComments } from "../../mock/monday.ts";
import { scoreParts } from "../../mock/score.ts";

const LIFTED = mondayComments.length + 2;
const RANKED = LIFTED + scoreParts.length + 2;
const DRAFTED = RANKED + 2;

/** The last moment of the scene, where everything is shown. It is what visitors without script or motion see. */
export const LAST_MOMENT = DRAFTED + 1;

/** What is shown of the scene. */
export interface SceneFrame {
  /** How many comments have arrived. */
  arrived: number;
  /** How many of them are known to be leads or not. */
  judged: number;
  /** Whether the protagonist's comment stands out. */
  lifted: boolean;
  /** How many parts of the score are counted. */
  counted: number;
  /** Whether the protagonist is on the list. */
  ranked: boolean;
  /** Whether the message is written. */
  drafted: boolean;
}

/** The scene at a moment, from 0, where there is only the post. */
export function frameAt(moment: number): SceneFrame {
  return {
    arrived: Math.min(moment, mondayComments.length),
    judged: Math.min(Math.max(moment - 1, 0), mondayComments.length),
    lifted: moment >= LIFTED,
    counted: Math.min(Math.max(moment - LIFTED, 0), scoreParts.length),
    ranked: moment >= RANKED,
    drafted: moment >= DRAFTED,
  };
}
