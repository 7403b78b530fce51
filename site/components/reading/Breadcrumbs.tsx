import { createContext, use } from "react";
import type { Crumb } from "../../page.ts";
import { SiteLink } from "../SiteLink.tsx";

/** The way from the home page to the page on screen. The shell provides it. */
export const PageTrail = createContext<readonly Crumb[]>([]);

/** Links to the pages above the one on screen. */
export function Breadcrumbs() {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {use(PageTrail)
          .slice(0, -1)
          .map(({ path, name }) => (
            <li key={path}>
              <SiteLink href={path}>{name}</SiteLink>
            </li>
          ))}
      </ol>
    </nav>
  );
}
