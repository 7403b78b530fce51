import { renderToStaticMarkup } from "react-dom/server";
import { Front } from "./Front.tsx";

/** Renders the picture of the page to HTML. Server only. */
export const drawFront = () => renderToStaticMarkup(<Front />);
