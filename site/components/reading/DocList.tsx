import { SiteLink } from "../SiteLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import "./reading.css";

interface DocListProps {
  docs: readonly {
    path: string;
    title: string;
    description: string;
    readTimeMinutes: number;
  }[];
}

/** Articles in reading order. Their headings have level 2. */
export function DocList({ docs }: DocListProps) {
  return (
    <ol className="doc-list">
      {docs.map(({ path, title, description, readTimeMinutes }) => (
        <li key={path}>
          <h2>
            <SiteLink href={path}>
              {title}
              <Icon name="arrow-right" />
            </SiteLink>
          </h2>
          <p>{description}</p>
          <p className="doc-list-time">{readTimeMinutes} min read</p>
        </li>
      ))}
    </ol>
  );
}
