import { Section } from "../../components/ui/Section.tsx";
import { companyValues } from "../../messages.ts";

const texts: Record<(typeof companyValues)[number], string> = {
  Precision:
    "A short list that is right beats a long one that looks busy. When a signal is weak we rank it low or leave it out, and a customer with fewer, better names is the result we want.",
  Transparency:
    "Every lead carries its reason: who engaged, with which post, and when. Prices and limits stand on one page. If the data cannot tell, we say so.",
  Innovation:
    "New ways to read attention turn up all the time. We try them on our own pipeline first, keep what starts conversations, and take out what nobody opens.",
  "Customer Success":
    "A list is worth what is written because of it. We help teams choose fewer targets, build a weekly habit, and see which messages got a reply.",
};

export function Values() {
  return (
    <Section ground="band" labelledBy="values">
      <div className="values">
        <h2 id="values">What we hold ourselves to</h2>
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
