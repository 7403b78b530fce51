import { SiteLink } from "../SiteLink.tsx";

interface BreadcrumbsProps {
  /** From the topmost page down to the one above this page. */
  trail: readonly { path: string; title: string }[];
}

/** The pages above this one. */
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
