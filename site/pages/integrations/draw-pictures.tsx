import { renderToStaticMarkup } from "react-dom/server";
import type { Integration } from "#contract";
import { ApiCall } from "../../components/ApiCall.tsx";
import { HubPicture } from "./HubPicture.tsx";
import { Tiles } from "./Tiles.tsx";

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures(integrations: readonly Integration[]) {
  return {
    hub: renderToStaticMarkup(<HubPicture integrations={integrations} />),
    tiles: renderToStaticMarkup(<Tiles integrations={integrations} />),
    call: renderToStaticMarkup(<ApiCall />),
  };
}

/** HTML of each part by its name. */
export type Pictures = ReturnType<typeof drawPictures>;
