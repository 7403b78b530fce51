import { Section } from "../../components/ui/Section.tsx";
import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { companyValues } from "../../messages.ts";
import type { AboutData } from "./data.ts";

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

export function Values({ glyphs }: Pick<AboutData, "glyphs">) {
  return (
    <Section ground="band" labelledBy="values">
      <div className="values">
        <h2 id="values">What we care about</h2>
        <ul>
          {companyValues.map((value) => (
            <li key={value}>
              <ServerMarkup html={glyphs[value] ?? ""} />
              <h3>{value}</h3>
              <p>{texts[value]}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
