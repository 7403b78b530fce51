import { renderToStaticMarkup } from "react-dom/server";
import { RolloutPicture } from "./RolloutPicture.tsx";

/** Renders the picture of the page to HTML. Server only. */
export const drawRollout = () => renderToStaticMarkup(<RolloutPicture />);
