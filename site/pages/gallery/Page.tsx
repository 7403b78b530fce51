import type { ReactNode } from "react";
import { ContentsColumn, ContentsFold } from "../../components/Contents.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { PageProps } from "../../page.ts";
import {
  badgeRows,
  buttonRows,
  cardRows,
  waitingRows,
} from "./action-rows.tsx";
import { choiceRows, wordRows } from "./choice-rows.tsx";
import type { default as galleryData, GalleryData } from "./data.ts";
import { controlRows, formRows, toastRows } from "./form-rows.tsx";
import {
  Colors,
  iconRows,
  Icons,
  layoutRows,
  portraitRows,
  sceneRows,
  typeRows,
} from "./look-rows.tsx";
import { Rows, type Row } from "./Specimens.tsx";
import { useForcedStates } from "./useForcedStates.ts";
import "./gallery.css";

interface GalleryPart {
  title: string;
  /** Above the rows. */
  content?: ReactNode;
  rows?: readonly Row[];
}

const partsOf = ({ colors, proseHtml }: GalleryData): GalleryPart[] => [
  { title: "Colors", content: <Colors names={colors} /> },
  { title: "Type", rows: typeRows },
  { title: "Icons", content: <Icons />, rows: iconRows },
  { title: "Buttons", rows: buttonRows },
  { title: "Badges", rows: badgeRows },
  { title: "Portraits", rows: portraitRows },
  { title: "Cards", rows: cardRows },
  { title: "Fields", rows: controlRows },
  { title: "Forms", rows: formRows },
  { title: "Tabs, filters, accordion", rows: choiceRows },
  { title: "Changing words", rows: wordRows },
  { title: "Toasts", rows: toastRows },
  { title: "Waiting", rows: waitingRows },
  { title: "Logo and layout", rows: layoutRows },
  { title: "Scenes", rows: sceneRows },
  { title: "Prose", content: <Prose html={proseHtml} /> },
];

const idOf = (title: string) => title.toLowerCase().replace(/\W+/gu, "-");

/** Every component of the site. In development only: a built site has no page /ui. */
export default function GalleryPage({ data }: PageProps<typeof galleryData>) {
  useForcedStates();
  const parts = partsOf(data);
  const toc = parts.map(({ title }) => ({
    depth: 2,
    text: title,
    id: idOf(title),
  }));
  return (
    <Container className="gap-x-16 py-10 lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:py-20">
      <header className="col-span-full mb-8 grid gap-4 lg:mb-16">
        <h1 className="text-h2">Components</h1>
        <Lead className="max-w-none">
          Everything that pages are made of, in each variant, size and state.
          States that a pointer or a key would cause are drawn by the same rules
          of the style sheets; the theme is the header&apos;s.
        </Lead>
      </header>
      <ContentsColumn toc={toc} />
      <div className="min-w-0">
        <ContentsFold toc={toc} />
        {parts.map(({ title, content, rows = [] }) => (
          <section
            key={title}
            className="not-first-of-type:mt-18 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-10"
            aria-labelledby={idOf(title)}
          >
            <h2 id={idOf(title)} className="mb-8 text-h3">
              {title}
            </h2>
            {content}
            <Rows rows={rows} />
          </section>
        ))}
      </div>
    </Container>
  );
}
