import { Section } from "../../components/ui/Section.tsx";
import { DotGlyph } from "../../components/illustrations/DotGlyph.tsx";

/** The values of the company in their order. */
const companyValues = [
  "Precision",
  "Transparency",
  "Innovation",
  "Customer Success",
] as const;

const glyphs: Record<(typeof companyValues)[number], readonly string[]> = {
  Precision: ["...o...", ".......", "o..@..o", ".......", "...o..."],
  Transparency: ["ooooooo", "o.....o", "o..@..o", "o.....o", "ooooooo"],
  Innovation: ["......@", "....o..", "..oo...", ".o.....", "o......"],
  "Customer Success": [".oo....", "o..o...", "...o@..", "...o..o", "....oo."],
};

const texts: Record<(typeof companyValues)[number], string> = {
  Precision:
    "We'd rather give you fewer, better names. When a signal is weak, we rank it low or leave it out.",
  Transparency:
    "Every lead comes with its reason: who engaged, with which post and when. Prices and limits are all on one page.",
  Innovation:
    "We try every new way to read a signal on our own pipeline first. We keep what starts conversations and drop what nobody opens.",
  "Customer Success":
    "We help teams pick fewer targets, build a weekly habit and see which messages get replies.",
};

export function Values() {
  return (
    <Section ground="band" labelledBy="values">
      <div className="values">
        <h2 id="values">What we care about</h2>
        <ul>
          {companyValues.map((value) => (
            <li key={value}>
              <DotGlyph rows={glyphs[value]} className="value-glyph" />
              <h3>{value}</h3>
              <p>{texts[value]}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
