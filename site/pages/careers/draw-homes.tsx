import { renderToStaticMarkup } from "react-dom/server";
import { HomesPicture } from "./HomesPicture.tsx";

/** Renders the picture of the page to HTML. Server only. */
export const drawHomes = () => renderToStaticMarkup(<HomesPicture />);
