import { renderToStaticMarkup } from "react-dom/server";
import type { Plan } from "#contract";
import { AlertsMock } from "./AlertsMock.tsx";
import { EffortPicture } from "./EffortPicture.tsx";
import { PlanLines } from "./PlanLines.tsx";
import { PostsMock } from "./PostsMock.tsx";
import { ThreadFrame } from "./ThreadFrame.tsx";
import { toPlanLine } from "./to-plan-line.ts";

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures(plans: readonly Plan[], signUpUrl: string) {
  return {
    thread: renderToStaticMarkup(<ThreadFrame />),
    posts: renderToStaticMarkup(<PostsMock />),
    effort: renderToStaticMarkup(<EffortPicture />),
    alerts: renderToStaticMarkup(<AlertsMock />),
    plans: renderToStaticMarkup(
      <PlanLines plans={plans.map(toPlanLine)} signUpUrl={signUpUrl} />,
    ),
  };
}

/** HTML of each part by its name. */
export type Pictures = ReturnType<typeof drawPictures>;
