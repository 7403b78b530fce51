import { ContentsColumn, ContentsFold } from "../../components/Contents.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { PageProps } from "../../page.ts";
import { Badges } from "./Badges.tsx";
import { Buttons } from "./Buttons.tsx";
import { Cards } from "./Cards.tsx";
import { Choices } from "./Choices.tsx";
import { Colors } from "./Colors.tsx";
import { Controls } from "./Controls.tsx";
import type { default as galleryData, GalleryData } from "./data.ts";
import { Forms } from "./Forms.tsx";
import { Icons } from "./Icons.tsx";
import { Layout } from "./Layout.tsx";
import { Notices } from "./Notices.tsx";
import { Portraits } from "./Portraits.tsx";
import { GallerySection } from "./GallerySection.tsx";
import { Scenes } from "./Scenes.tsx";
import { TypeScale } from "./TypeScale.tsx";
import { useForcedStates } from "./useForcedStates.ts";
import { Waiting } from "./Waiting.tsx";
import { Words } from "./Words.tsx";
import "./gallery.css";

const sectionsOf = ({ colors, proseHtml }: GalleryData) => [
  { title: "Colors", content: <Colors names={colors} /> },
  { title: "Type", content: <TypeScale /> },
  { title: "Icons", content: <Icons /> },
  { title: "Buttons", content: <Buttons /> },
  { title: "Badges", content: <Badges /> },
  { title: "Portraits", content: <Portraits /> },
  { title: "Cards", content: <Cards /> },
  { title: "Fields", content: <Controls /> },
  { title: "Forms", content: <Forms /> },
  { title: "Tabs, filters, accordion", content: <Choices /> },
  { title: "Changing words", content: <Words /> },
  { title: "Toasts", content: <Notices /> },
  { title: "Waiting", content: <Waiting /> },
  { title: "Logo and layout", content: <Layout /> },
  { title: "Scenes", content: <Scenes /> },
  { title: "Prose", content: <Prose html={proseHtml} /> },
];

const idOf = (title: string) => title.toLowerCase().replace(/\W+/gu, "-");

/** Every component of the site. In development only: a built site has no page /ui. */
export default function GalleryPage({ data }: PageProps<typeof galleryData>) {
  useForcedStates();
  const sections = sectionsOf(data);
  const toc = sections.map(({ title }) => ({
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
        {sections.map(({ title, content }) => (
          <GallerySection key={title} id={idOf(title)} title={title}>
            {content}
          </GallerySection>
        ))}
      </div>
    </Container>
  );
}
