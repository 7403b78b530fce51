import { ContentsColumn, ContentsFold } from "../../components/Contents.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { PageProps } from "../../page.ts";
import {
  buttonRows,
  choiceRows,
  controlRows,
  toastRows,
} from "./control-rows.tsx";
import type { default as galleryData, GalleryData } from "./data.ts";
import * as looks from "./look-rows.tsx";
import { Rows, type Row } from "./Rows.tsx";
import "./gallery.css";

const partsOf = ({ colors }: GalleryData): Record<string, readonly Row[]> => ({
  Colors: [looks.colorRow(colors)],
  Type: looks.typeRows,
  Icons: looks.iconRows,
  Buttons: buttonRows,
  Badges: looks.badgeRows,
  Portraits: looks.portraitRows,
  Cards: looks.cardRows,
  Fields: controlRows,
  "One of several": choiceRows,
  Toasts: toastRows,
  "Logo, waiting, layout": looks.layoutRows,
  Scenes: looks.sceneRows,
  Prose: [],
});

const idOf = (title: string) => title.toLowerCase().replace(/\W+/gu, "-");

/** Every component of the site. In development only: a built site has no page /ui. */
export default function GalleryPage({ data }: PageProps<typeof galleryData>) {
  const parts = Object.entries(partsOf(data));
  const toc = parts.map(([title]) => ({
    depth: 2,
    text: title,
    id: idOf(title),
  }));
  return (
    <Container className="gap-x-16 py-10 lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:py-20">
      <header className="col-span-full mb-8 grid gap-4 lg:mb-16">
        <h1 className="text-h2">Components</h1>
        <Lead className="max-w-none">
          Everything that pages are made of, in each variant and size. The theme
          is the header&apos;s.
        </Lead>
      </header>
      <ContentsColumn toc={toc} />
      <div className="min-w-0">
        <ContentsFold toc={toc} />
        {parts.map(([title, rows]) => (
          <section
            key={title}
            className="not-first-of-type:mt-18 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-10"
            aria-labelledby={idOf(title)}
          >
            <h2 id={idOf(title)} className="mb-8 text-h3">
              {title}
            </h2>
            <Rows rows={rows} />
            {title === "Prose" && <Prose html={data.proseHtml} />}
          </section>
        ))}
      </div>
    </Container>
  );
}
