import { useLayoutEffect, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { Pictures } from "../components/Picture.tsx";
import { PageTrail } from "../components/reading/Breadcrumbs.tsx";
import type { PageComponent, PageData } from "../page.ts";
import { ShownAt } from "../routing/shown-at.ts";
import { showHead } from "../routing/show-head.ts";

interface ShownPageProps {
  page: PageData;
  Page: PageComponent<unknown>;
}

/** A page with its head and its breadcrumbs. */
export function ShownPage({ page, Page }: ShownPageProps) {
  const { lang, head, trail, pictures, data } = page;
  const [at] = useState(Date.now);
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
    showHead(head);
  }, [lang, head]);
  return (
    <ShownAt value={at}>
      <PageTrail value={trail}>
        <Pictures value={pictures}>
          <Page data={data} />
        </Pictures>
      </PageTrail>
    </ShownAt>
  );
}

/** The component of a route, which shows the data of its loader. */
export function toRoutePage(Page: PageComponent<unknown>) {
  return function RoutePage() {
    return <ShownPage page={useLoaderData<PageData>()} Page={Page} />;
  };
}
