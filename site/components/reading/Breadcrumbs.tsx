import { createContext, use } from "react";
import type { Crumb } from "../../page.ts";
import { SiteLink } from "../SiteLink.tsx";
import { shellMessages } from "../../messages.ts";

/** The pages from the home page down to the current one. The shell provides them. */
export const PageTrail = createContext<readonly Crumb[]>([]);

/** Links to the pages above the current one. */
export function Breadcrumbs() {
  return (
    <nav className="breadcrumbs" aria-label={shellMessages.breadcrumb}>
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
