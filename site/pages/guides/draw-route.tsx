import { renderToStaticMarkup } from "react-dom/server";
import { Route, type RouteProps } from "./Route.tsx";

/** Renders the picture of the guides to HTML. Server only. */
export const drawRoute = (guides: RouteProps["guides"]): string =>
  renderToStaticMarkup(<Route guides={guides} />);
