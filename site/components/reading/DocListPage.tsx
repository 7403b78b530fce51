import type { ReactNode } from "react";
import { readingMessages } from "../../messages/reading.ts";
import { PAGE_SIZE, type Paged } from "../../paging/cut-page.ts";
import { ListEnd } from "../paging/ListEnd.tsx";
import { usePagedList } from "../paging/usePagedList.ts";
import { SiteLink } from "../SiteLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Lead } from "../ui/Lead.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { DocLayout, type DocLayoutProps } from "./DocLayout.tsx";

interface ListedDoc {
  path: string;
  title: string;
  description: string;
  readTimeMinutes: number;
}

interface DocListPageProps extends Omit<DocLayoutProps, "children"> {
  title: string;
  lead: string;
  /** A sentence below the lead. */
  note?: ReactNode;
  /** Beside the title in wide windows. */
  picture?: ReactNode;
  first: Paged<ListedDoc>;
  /** What the entries are called. */
  noun: string;
}

/** A section of the documentation: its articles, numbered in reading order, with links to the other pages of the list. */
export function DocListPage({
  title,
  lead,
  note,
  picture,
  first,
  noun,
  ...layout
}: DocListPageProps) {
  const growing = usePagedList(first, ({ path }) => path);
  return (
    <DocLayout {...layout}>
      <section className="pt-4 pb-14 lg:pt-8 lg:pb-20">
        <div className="mb-10 items-end justify-between gap-12 lg:mb-16 lg:flex">
          <div className="grid gap-5">
            <Breadcrumbs />
            <h1 className="text-title">{title}</h1>
            <Lead>{lead}</Lead>
            {note}
          </div>
          {picture}
        </div>
        <ol
          className="border-b border-line"
          start={(first.page - 1) * PAGE_SIZE + 1}
        >
          {growing.shown.entries.map((doc) => (
            <DocItem key={doc.path} {...doc} />
          ))}
        </ol>
        <ListEnd
          growing={growing}
          from={first.page}
          address={layout.path}
          noun={noun}
        />
      </section>
    </DocLayout>
  );
}

function DocItem({ path, title, description, readTimeMinutes }: ListedDoc) {
  return (
    <li className="group/card relative grid gap-1 border-t border-line py-6 [counter-increment:list-item] before:pt-1.5 before:font-mono before:text-sm before:text-faint before:content-[counter(list-item,decimal-leading-zero)] sm:grid-cols-[2.5rem_minmax(0,1fr)] sm:gap-x-6 sm:before:row-span-3">
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
  );
}
