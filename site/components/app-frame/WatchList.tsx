import { Portrait } from "../Portrait.tsx";
import { Sparkline } from "./Sparkline.tsx";

interface WatchedName {
  name: string;
  detail?: string;
  count: number;
  weeks: readonly number[];
}

interface WatchListProps {
  /** Name of the radio buttons: one for each picture of a page. */
  name: string;
  label: string;
  everyone: { label: string; count: number };
  groups: readonly { title: string; members: readonly WatchedName[] }[];
}

/** Who is watched, each with the last eight weeks. The CSS of a page shows the view of the name that is chosen. */
export function WatchList({ name, label, everyone, groups }: WatchListProps) {
  const members = groups.flatMap((group) => group.members);
  return (
    <fieldset className="watch">
      <legend>{label}</legend>
      <label>
        <input type="radio" name={name} value="all" defaultChecked />
        <span className="watch-name">{everyone.label}</span>
        <span className="watch-count numeric">{everyone.count}</span>
      </label>
      {groups.map(({ title, members: ofGroup }) => (
        <div key={title} className="watch-group">
          <p className="watch-title">
            <span>{title}</span>
            <span className="numeric">
              {ofGroup.reduce((sum, { count }) => sum + count, 0)}
            </span>
          </p>
          {ofGroup.map((each) => (
            <label key={each.name}>
              <input type="radio" name={name} value={members.indexOf(each)} />
              <Portrait name={each.name} size="sm" />
              <span className="watch-text">
                <span className="watch-name">{each.name}</span>{" "}
                {each.detail !== undefined && (
                  <span className="watch-detail">{each.detail}</span>
                )}
              </span>
              <Sparkline counts={each.weeks} />
              <span className="watch-count numeric">{each.count}</span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
