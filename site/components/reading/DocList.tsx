import { PAGE_SIZE, type Paged } from "../../paging/cut-page.ts";
import { usePagedList } from "../paging/usePagedList.ts";
import { ListEnd } from "../paging/ListEnd.tsx";
import { SiteLink } from "../SiteLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { readingMessages } from "../../messages/reading.ts";

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
      <ol
        className="border-b border-line"
        start={(first.page - 1) * PAGE_SIZE + 1}
      >
        {growing.shown.entries.map(
          ({ path, title, description, readTimeMinutes }) => (
            <li
              key={path}
              className="group/card relative grid gap-1 border-t border-line py-6 [counter-increment:list-item] before:pt-1.5 before:font-mono before:text-sm before:text-faint before:content-[counter(list-item,decimal-leading-zero)] sm:grid-cols-[2.5rem_minmax(0,1fr)] sm:gap-x-6 sm:before:row-span-3"
            >
              <h2 className="text-h3 tracking-title group-hover/card:text-link">
                <SiteLink
                  href={path}
                  className="flex items-center justify-between gap-4 after:absolute after:inset-0"
                >
                  {title}
                  <Icon
                    name="arrow-right"
                    className="text-faint transition-transform duration-180 group-hover/card:translate-x-1 group-hover/card:text-link"
                  />
                </SiteLink>
              </h2>
              <p className="max-w-[60ch] text-muted">{description}</p>
              <p className="text-sm text-muted">
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
