import { SiteLink } from "../SiteLink.tsx";

interface BreadcrumbsProps {
  /** From the top page down to the parent of this page. */
  trail: readonly { path: string; title: string }[];
}

/** Links to the parent pages. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ path, title }) => (
          <li key={path}>
            <SiteLink href={path}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
