import { Section } from "../../components/ui/Section.tsx";
import { companyValues } from "../../messages.ts";

const texts: Record<(typeof companyValues)[number], string> = {
  Precision:
    "A short list that's right beats a long one that looks busy. When a signal is weak, we rank it low or leave it out. We'd rather give you fewer, better names.",
  Transparency:
    "Every lead comes with its reason: who engaged, with which post and when. Prices and limits are all on one page. When the data can't tell us something, we say so.",
  Innovation:
    "There's always a new way to read a signal. We try each one on our own pipeline first, keep what starts conversations and drop what nobody opens.",
  "Customer Success":
    "A list is only worth the conversations it starts. We help teams pick fewer targets, build a weekly habit and see which messages get replies.",
};

export function Values() {
  return (
    <Section ground="band" labelledBy="values">
      <div className="values">
        <h2 id="values">What we care about</h2>
        <ul>
          {companyValues.map((value) => (
            <li key={value}>
              <h3>{value}</h3>
              <p>{texts[value]}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
