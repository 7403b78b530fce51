import { connectionMessages } from "../../messages/connection.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { shownIf } from "../../components/choice.ts";
import { cn } from "../../components/ui/cn.ts";
import { CirclesPicture } from "./CirclesPicture.tsx";
import { TrendFrame } from "./TrendFrame.tsx";
import { type Part, parts } from "./circles.ts";

export default {
  trend: <TrendFrame />,
  circles: (
    <>
      <figure className="grid gap-3 self-center lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CirclesPicture />
        <figcaption className="pt-3 text-note text-muted">
          {connectionMessages.circlesCaption}
        </figcaption>
      </figure>
      <CirclesNames />
    </>
  ),
};

/** The people of the part that is chosen in the picture. */
function CirclesNames() {
  return (
    <div aria-live="polite" className="min-h-76 lg:col-start-1">
      {parts.map((part, number) => (
        <div key={part.rivals.join()} className={cn("hidden", shownIf[number])}>
          <Names {...part} />
        </div>
      ))}
    </div>
  );
}

function Names({ rivals, count, named }: Part) {
  const [rival = "", other] = rivals;
  return (
    <>
      <p className="font-medium">
        {other === undefined
          ? connectionMessages.metOne(rival, count)
          : connectionMessages.metBoth(rival, other, count)}
      </p>
      {named.length < count && (
        <p className="text-sm text-muted">
          {connectionMessages.some(named.length)}
        </p>
      )}
      <ul className="mt-3 border-t border-line">
        {named.map(({ name, title, company, day }) => (
          <li
            key={name}
            className="flex items-center gap-3 border-b border-line py-2.5 text-sm leading-snug"
          >
            <Portrait name={name} />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{name}</span>{" "}
              <span className="text-muted">
                {title}, {company}
              </span>
            </span>
            <span className="text-muted">{day}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
