import type { ReactNode } from "react";
import type { DocArticleData } from "../../reading/doc-article.ts";
import { Lead } from "../ui/Lead.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { DocLayout } from "./DocLayout.tsx";

interface DocListPageProps extends Pick<DocArticleData, "path" | "sections"> {
  title: string;
  lead: string;
  /** A sentence below the lead. */
  note?: ReactNode;
  /** Beside the title in wide windows. */
  picture?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A page that lists the articles of a section of the documentation. */
export function DocListPage({
  title,
  lead,
  note,
  picture,
  children,
  ...layout
}: DocListPageProps) {
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
        {children}
      </section>
    </DocLayout>
  );
}
