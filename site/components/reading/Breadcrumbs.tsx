import { createContext, use } from "react";
import type { Crumb } from "../../page.ts";
import { SiteLink } from "../SiteLink.tsx";
import { shellMessages } from "../../messages/shell.ts";

/** The pages from the home page down to the current one. The shell provides them. */
export const PageTrail = createContext<readonly Crumb[]>([]);

export function Breadcrumbs() {
  return (
    <nav aria-label={shellMessages.breadcrumb}>
      <ol className="flex flex-wrap text-md text-muted">
        {use(PageTrail)
          .slice(0, -1)
          .map(({ path, name }) => (
            <li
              key={path}
              className="not-first:before:mx-2.5 before:text-faint not-first:before:content-['/']"
            >
              <SiteLink
                href={path}
                className="inline-flex min-h-11 items-center hover:text-link"
              >
                {name}
              </SiteLink>
            </li>
          ))}
      </ol>
    </nav>
  );
}
