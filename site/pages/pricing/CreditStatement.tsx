import { Portrait } from "../../components/Portrait.tsx";
import { cn } from "../../components/ui/cn.ts";
import { protagonist } from "../../mock/monday.ts";
import { signalsOf } from "../../mock/score.ts";

const { name, title, company } = protagonist.lead;
const [first, second] = signalsOf(protagonist.lead).map(({ source }) => source);

const lines = [
  { what: `Comments on ${first}’s post`, credits: 1 },
  { what: "Likes the same post as well", credits: 0 },
  { what: `Likes ${second}’s post`, credits: 1 },
  { what: "Is on the list that you export again next week", credits: 0 },
];

const used = lines.reduce((sum, { credits }) => sum + credits, 0);

/** How the credits of one person of the sample data are counted. */
export function CreditStatement() {
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-lg border border-line-strong bg-surface shadow-frame print:shadow-none">
        <p className="flex items-center gap-3.5 border-b border-line bg-raised px-5 py-4 text-note leading-snug text-muted sm:px-6">
          <Portrait name={name} />
          <span className="grid grow">
            <span className="text-md font-medium text-ink">{name}</span>{" "}
            <span>
              {title}, {company}
            </span>
          </span>
          <span>Credits</span>
        </p>
        <dl className="px-5 sm:px-6">
          {lines.map(({ what, credits }) => (
            <div
              key={what}
              className={cn(
                "flex items-baseline justify-between gap-6 border-b border-line py-3.5 print:py-1",
                credits === 0 && "text-muted",
              )}
            >
              <dt>{what}</dt>
              <dd className="font-mono font-medium">{credits}</dd>
            </div>
          ))}
          <div className="-mt-px flex items-baseline justify-between gap-6 border-t-4 border-double border-control py-4 font-semibold">
            <dt>Credits used</dt>
            <dd className="font-mono text-h3">{used}</dd>
          </div>
        </dl>
      </div>
      <figcaption className="mt-3 text-note text-faint">
        One person of the sample data.
      </figcaption>
    </figure>
  );
}
