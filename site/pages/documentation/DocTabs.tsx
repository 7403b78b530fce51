import { useEffect, useState } from "react";
import { Tabs } from "../../components/ui/Tabs.tsx";
import {
  documentationMessages,
  documentationTabs,
} from "../../messages/documentation.ts";
import { ApiPanel } from "./ApiPanel.tsx";
import type { DocumentationData } from "./data.ts";
import { ExamplesPanel } from "./ExamplesPanel.tsx";
import { FaqPanel } from "./FaqPanel.tsx";
import { GuidesPanel } from "./GuidesPanel.tsx";

/** The four parts of the documentation as tabs. The fragment follows the open tab: /documentation#examples. */
export function DocTabs({ data }: { data: DocumentationData }) {
  const { words } = data;
  const [open, setOpen] = useState("guides");
  useEffect(() => {
    const openTarget = () => {
      const id = location.hash.slice(1);
      if (Object.hasOwn(documentationTabs, id)) setOpen(id);
    };
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
  }, []);
  const choose = (id: string) => {
    setOpen(id);
    history.replaceState(history.state, "", `#${id}`);
  };
  return (
    <Tabs
      label={documentationMessages.parts}
      open={open}
      onOpen={choose}
      tabs={[
        {
          id: "guides",
          label: documentationTabs.guides,
          panel: <GuidesPanel groups={data.groups} />,
        },
        {
          id: "api",
          label: documentationTabs.api,
          panel: <ApiPanel words={words.api} />,
        },
        {
          id: "examples",
          label: documentationTabs.examples,
          panel: (
            <ExamplesPanel words={words.examples} examples={data.examples} />
          ),
        },
        {
          id: "faq",
          label: documentationTabs.faq,
          panel: <FaqPanel words={words.faq} questions={data.questions} />,
        },
      ]}
    />
  );
}
