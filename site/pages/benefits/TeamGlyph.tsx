import { DotGlyph } from "../../components/illustrations/DotGlyph.tsx";

/** What each team does with a signal, by the team's id. */
const glyphs: Readonly<Record<string, readonly string[]>> = {
  // A list with its top name
  sales: ["........@", "......oo.", "....oo...", "..oo.....", "oo......."],
  // The topic that draws most
  marketing: [".......@.", "...o...o.", "...o...o.", ".o.o.o.o.", ".o.o.o.o."],
  // One account in sight
  executives: ["....o....", "..o...o..", "o...@...o", "..o...o..", "....o...."],
  // Around two competitors
  saas: [".ooo.ooo.", "o...o...o", "o...@...o", "o...o...o", ".ooo.ooo."],
  // A comment
  product: ["ooooooooo", "o.......o", "o..o@o..o", "ooo.ooooo", "..o......"],
  // One influencer to begin with
  startups: [".........", "....o....", "...o@o...", "....o....", "........."],
  // A list split in two
  growth: ["......ooo", ".....o...", "oooo@....", ".....o...", "......ooo"],
  // A list for each client
  agencies: ["oooo.oo..", ".........", "ooooooo.@", ".........", "oo.ooo..."],
  // Many seats around one view
  enterprises: [
    "o...o...o",
    ".o..o..o.",
    "..oo@oo..",
    ".o..o..o.",
    "o...o...o",
  ],
};

export function TeamGlyph({ team }: { team: string }) {
  return <DotGlyph rows={glyphs[team] ?? []} className="team-glyph" />;
}
