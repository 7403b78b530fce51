import type { SceneData } from "./scene-data.ts";

/** What the moments of a scene depend on. */
type Counted = Pick<SceneData, "comments" | "parts">;

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

function momentsOf({ comments, parts }: Counted) {
  const lifted = comments.length + 2;
  const ranked = lifted + parts.length + 2;
  const drafted = ranked + 2;
  return { lifted, ranked, drafted };
}

/** The last moment of the scene, where everything is shown. It is what visitors without script or motion see. */
export const lastMoment = (scene: Counted) => momentsOf(scene).drafted + 1;

/** The scene at a moment, from 0, where there is only the post. */
export function frameAt(moment: number, scene: Counted): SceneFrame {
  const { lifted, ranked, drafted } = momentsOf(scene);
  return {
    arrived: Math.min(moment, scene.comments.length),
    judged: Math.min(Math.max(moment - 1, 0), scene.comments.length),
    lifted: moment >= lifted,
    counted: Math.min(Math.max(moment - lifted, 0), scene.parts.length),
    ranked: moment >= ranked,
    drafted: moment >= drafted,
  };
}
