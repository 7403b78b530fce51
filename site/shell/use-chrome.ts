import { useRouteLoaderData } from "react-router-dom";
import type { Chrome } from "../page.ts";

/** Settings and menus, from the loader of the root route. */
export function useChrome(): Chrome {
  const chrome = useRouteLoaderData<Chrome>("root");
  if (!chrome) throw new Error("The root route has no data.");
  return chrome;
}
