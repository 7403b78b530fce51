import { Section } from "../../components/ui/Section.tsx";
import { DotGlyph } from "../../components/illustrations/DotGlyph.tsx";
import type { AboutWords } from "./data.ts";

/** A picture for each value: few and better, nothing hidden, a way up, two who work together. */
const glyphs: readonly (readonly string[])[] = [
  ["...o...", ".......", "o..@..o", ".......", "...o..."],
  ["ooooooo", "o.....o", "o..@..o", "o.....o", "ooooooo"],
  ["......@", "....o..", "..oo...", ".o.....", "o......"],
  [".oo....", "o..o...", "...o@..", "...o..o", "....oo."],
];

export function Values({
  values,
  principles,
}: Pick<AboutWords, "values" | "principles">) {
  return (
    <Section ground="band" labelledBy="values">
      <div className="values">
        <h2 id="values">{values.heading}</h2>
        <ul>
          {principles.map(({ title, text }, index) => (
            <li key={title}>
              <DotGlyph rows={glyphs[index] ?? []} className="value-glyph" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
