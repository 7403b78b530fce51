import { Container } from "../../components/ui/Container.tsx";
import { Logo, LogoMark } from "../../components/ui/Logo.tsx";
import {
  Section,
  SectionHead,
  type SectionProps,
} from "../../components/ui/Section.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const widths = ["default", "narrow", "prose"] as const;

const sections: readonly Required<Pick<SectionProps, "ground" | "space">>[] = [
  { ground: "page", space: "default" },
  { ground: "band", space: "default" },
  { ground: "band", space: "tight" },
  { ground: "tint", space: "tight" },
  { ground: "night", space: "tight" },
  { ground: "page", space: "joined" },
];

const block = "bg-signal-soft px-4 py-3 font-mono text-note text-link";

/** The logo, containers and sections. */
export function Layout() {
  return (
    <>
      <Row title="Logo" fit="medium">
        <Specimen label="name and mark">
          <Logo name="Company" />
        </Specimen>
        <Specimen label="the mark">
          <LogoMark />
        </Specimen>
        <Specimen label="VisuallyHidden">
          <p>
            Read aloud
            <VisuallyHidden> with words that nobody sees</VisuallyHidden>
          </p>
        </Specimen>
      </Row>
      <Row
        title="Container"
        note="1200 px, 880 px, and the measure of text, at most; the gutters at least."
        fit="wide"
      >
        {widths.map((width) => (
          <Specimen key={width} label={width}>
            <div className="rounded-sm border border-dashed border-line-strong">
              <Container width={width} className={block}>
                {width}
              </Container>
            </div>
          </Specimen>
        ))}
      </Row>
      <Row
        title="Section"
        note="Its ground, and the space above and below."
        fit="wide"
      >
        {sections.map(({ ground, space }) => (
          <Specimen key={`${ground} ${space}`} label={`${ground}, ${space}`}>
            <div className="rounded-sm border border-dashed border-line-strong">
              <Section ground={ground} space={space}>
                <SectionHead>
                  <h4>Heading</h4>
                </SectionHead>
                <p className={block}>Content</p>
              </Section>
            </div>
          </Specimen>
        ))}
      </Row>
    </>
  );
}
