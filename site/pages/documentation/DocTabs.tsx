import { useEffect, useState, type ReactNode } from "react";
import { Tabs } from "../../components/ui/Tabs.tsx";
import {
  documentationMessages,
  documentationTabs,
} from "../../messages/documentation.ts";
import type { DocumentationData, DocumentationWords } from "./data.ts";
import { ForwardLink } from "../../components/ForwardLink.tsx";
import { GroupPicture } from "../../components/reading/GroupPicture.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Card, cardLink } from "../../components/ui/Card.tsx";
import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Accordion } from "../../components/ui/Accordion.tsx";

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
        tab("guides", <GuidesPanel groups={data.groups} />),
        tab("api", <ApiPanel words={words.api} />),
        tab("examples", <ExamplesPanel {...data} words={words.examples} />),
        tab("faq", <FaqPanel {...data} words={words.faq} />),
      ]}
    />
  );
}

const tab = (id: keyof typeof documentationTabs, panel: ReactNode) => ({
  id,
  label: documentationTabs[id],
  panel,
});

function GuidesPanel({ groups }: Pick<DocumentationData, "groups">) {
  return (
    <>
      <PanelHeading id="guides">{documentationTabs.guides}</PanelHeading>
      <div className="grid gap-6 sm:grid-cols-2">
        {groups.map(({ slug, title, description, path, articles }) => (
          <Card
            as="section"
            key={slug}
            aria-labelledby={`group-${slug}`}
            className="sm:row-span-4 sm:grid sm:grid-rows-subgrid sm:gap-0"
          >
            <div>
              <GroupPicture group={slug} className="mb-6 h-32 lg:h-40" />
              <h3 id={`group-${slug}`}>{title}</h3>
            </div>
            <p className="mt-2 max-w-[54ch] text-muted">{description}</p>
            <ul className="mt-5 w-full border-b border-line">
              {articles.map((article) => (
                <li key={article.path}>
                  <SiteLink
                    href={article.path}
                    className="flex min-h-12 items-center border-t border-line py-2 leading-snug hover:text-link"
                  >
                    {article.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
            <ForwardLink
              link={{ label: `View all ${title}`, href: path }}
              className="mt-2"
            />
          </Card>
        ))}
      </div>
    </>
  );
}

function ApiPanel({ words }: { words: DocumentationWords["api"] }) {
  const facts = [
    [
      documentationMessages.call,
      <code key="call">GET /api/v1/monitors/influencers</code>,
    ],
    [documentationMessages.authentication, documentationMessages.credential],
    [documentationMessages.format, documentationMessages.json],
  ] as const;
  return (
    <div className="grid gap-10 lg:grid-cols-5-7 lg:gap-16">
      <div className="grid min-w-0 content-start justify-items-start gap-5">
        <h2 id="api" className="scroll-mt-24 text-h3">
          {documentationTabs.api}
        </h2>
        <p className="text-muted">
          {words.text} <TextLink link={words.link} /> {words.note}
        </p>
        <dl className="w-full border-b border-line">
          {facts.map(([name, value]) => (
            <div key={name} className="border-t border-line py-3.5">
              <dt className="text-sm text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button as={SiteLink} href={words.button.href} variant="outline">
          {words.button.label}
        </Button>
      </div>
      <Picture name="call" />
    </div>
  );
}

interface ExamplesProps extends Pick<DocumentationData, "examples"> {
  words: DocumentationWords["examples"];
}

function ExamplesPanel({ words, examples }: ExamplesProps) {
  return (
    <>
      <PanelHeading id="examples">{documentationTabs.examples}</PanelHeading>
      <ul className="mb-3 grid gap-4 sm:grid-cols-2 sm:gap-6">
        {examples.map(({ path, title, description }) => (
          <Card as="li" key={path} interactive className="gap-2">
            <h3>
              <SiteLink href={path} className={cardLink}>
                {title}
              </SiteLink>
            </h3>
            <p className="text-md text-muted">{description}</p>
          </Card>
        ))}
      </ul>
      <ForwardLink link={words.link} />
    </>
  );
}

interface FaqProps extends Pick<DocumentationData, "questions"> {
  words: DocumentationWords["faq"];
}

function FaqPanel({ words, questions }: FaqProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-5-7 lg:gap-16">
      <div>
        <h2 id="faq" className="scroll-mt-24 text-h3">
          {documentationTabs.faq}
        </h2>
        <ForwardLink link={words.link} className="mt-2" />
      </div>
      <Accordion
        name="documentation-faq"
        entries={questions.map(({ id, question, answerHtml }) => ({
          id,
          title: question,
          content: <Prose className="text-base" html={answerHtml} />,
        }))}
      />
    </div>
  );
}

interface PanelHeadingProps {
  id: string;
  children: ReactNode;
}

/** The heading of a tab's panel. Hidden while the tab above it has the same text. */
function PanelHeading({ id, children }: PanelHeadingProps) {
  return (
    <h2
      id={id}
      className="sr-only scroll-mt-24 noscript:not-sr-only noscript:mb-8"
    >
      {children}
    </h2>
  );
}
