import { renderToStaticMarkup } from "react-dom/server";
import { ResourceCenter } from "./ResourceCenter.tsx";

/** Renders what comes after the articles to HTML. Server only. */
export const drawAfter = (): string => renderToStaticMarkup(<ResourceCenter />);
