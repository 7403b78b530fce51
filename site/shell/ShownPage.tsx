import { useMemo, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { PageTrail } from "../components/reading/Breadcrumbs.tsx";
import type { PageComponent, PageData, PageHead } from "../page.ts";
import { ShownContext } from "../routing/shown.ts";
import { HeadTags } from "./HeadTags.tsx";

interface ShownPageProps {
  page: PageData;
  Page: PageComponent<unknown>;
}

/** A page with its head and its breadcrumbs. */
export function ShownPage({ page, Page }: ShownPageProps) {
  const [at] = useState(Date.now);
  const [changed, setHead] = useState<PageHead>();
  const shown = useMemo(() => ({ at, setHead }), [at]);
  return (
    <ShownContext value={shown}>
      <PageTrail value={page.trail}>
        <Page data={page.data} />
      </PageTrail>
      <HeadTags page={page} head={changed ?? page.head} />
    </ShownContext>
  );
}

/** The component of a route, which shows the data of its loader. */
export function toRoutePage(Page: PageComponent<unknown>) {
  return function RoutePage() {
    return <ShownPage page={useLoaderData<PageData>()} Page={Page} />;
  };
}
