import { renderToStaticMarkup } from "react-dom/server";
import { Homes } from "./Homes.tsx";

/** Renders the picture of the page to HTML. Server only. */
export const drawHomes = () => renderToStaticMarkup(<Homes />);
