import { renderToStaticMarkup } from "react-dom/server";
import type { Plan } from "#contract";
import { AlertsMock } from "./AlertsMock.tsx";
import { AppWindow } from "./AppWindow.tsx";
import { LanesMock } from "./LanesMock.tsx";
import { PlanLines } from "./PlanLines.tsx";
import { PostsMock } from "./PostsMock.tsx";
import { toPlanLine } from "./to-plan-line.ts";

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures(plans: readonly Plan[], signUpUrl: string) {
  return {
    app: renderToStaticMarkup(<AppWindow />),
    posts: renderToStaticMarkup(<PostsMock />),
    lanes: renderToStaticMarkup(<LanesMock />),
    alerts: renderToStaticMarkup(<AlertsMock />),
    plans: renderToStaticMarkup(
      <PlanLines plans={plans.map(toPlanLine)} signUpUrl={signUpUrl} />,
    ),
  };
}

/** HTML of each part by its name. */
export type Pictures = ReturnType<typeof drawPictures>;
