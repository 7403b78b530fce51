import { connectionMessages } from "../../messages/connection.ts";
import { CirclesNames } from "./CirclesNames.tsx";
import { CirclesPicture } from "./CirclesPicture.tsx";
import { TrendFrame } from "./TrendFrame.tsx";

export default {
  trend: <TrendFrame />,
  circles: (
    <>
      <figure className="grid gap-3 self-center lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CirclesPicture />
        <figcaption className="pt-3 text-note text-muted">
          {connectionMessages.circlesCaption}
        </figcaption>
      </figure>
      <CirclesNames className="lg:col-start-1" />
    </>
  ),
};
