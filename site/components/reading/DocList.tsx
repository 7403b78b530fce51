import { PAGE_SIZE, type Paged } from "../../paging/cut-page.ts";
import { usePagedList } from "../paging/usePagedList.ts";
import { ListEnd } from "../paging/ListEnd.tsx";
import { SiteLink } from "../SiteLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { readingMessages } from "../../messages.ts";
import "./reading.css";

/** An article of the documentation in a list. */
interface ListedDoc {
  path: string;
  title: string;
  description: string;
  readTimeMinutes: number;
}

interface DocListProps {
  first: Paged<ListedDoc>;
  /** Path of the list. */
  address: string;
  /** What the entries are called. */
  noun: string;
}

const pathOf = ({ path }: ListedDoc) => path;

/** Numbered articles in reading order, with links to the other pages. Their headings have level 2. */
export function DocList({ first, address, noun }: DocListProps) {
  const growing = usePagedList(first, pathOf);
  return (
    <div>
      <ol className="doc-list" start={(first.page - 1) * PAGE_SIZE + 1}>
        {growing.shown.entries.map(
          ({ path, title, description, readTimeMinutes }) => (
            <li key={path}>
              <h2>
                <SiteLink href={path}>
                  {title}
                  <Icon name="arrow-right" />
                </SiteLink>
              </h2>
              <p>{description}</p>
              <p className="doc-list-time">
                {readingMessages.minutes(readTimeMinutes)}
              </p>
            </li>
          ),
        )}
      </ol>
      <ListEnd
        growing={growing}
        from={first.page}
        address={address}
        noun={noun}
      />
    </div>
  );
}
