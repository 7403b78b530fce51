import { cva, type VariantProps } from "class-variance-authority";
import { Portrait } from "../Portrait.tsx";
import { cn } from "../ui/cn.ts";
import { Sparkline } from "./Sparkline.tsx";

interface WatchedName {
  name: string;
  detail?: string;
  count: number;
  weeks: readonly number[];
}

const rowLook = cva(
  "relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-md px-2 py-1 text-muted hover:bg-fill has-checked:inset-ring has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus @4xl/frame:min-h-10",
  {
    variants: {
      /** Blue for influencers, orchid for competitors. */
      tone: {
        signal:
          "has-checked:bg-signal-soft has-checked:inset-ring-signal-line has-checked:text-link",
        rival:
          "has-checked:bg-rival-soft has-checked:inset-ring-rival-line has-checked:text-rival",
      },
      member: {
        true: "@4xl/frame:grid-cols-[auto_minmax(0,1fr)_auto_auto]",
        false: "",
      },
    },
    defaultVariants: { tone: "signal", member: false },
  },
);

const radio = "absolute inset-0 cursor-pointer opacity-0";
const countLook = "min-w-5 text-right tabular-nums";

interface WatchListProps extends Pick<VariantProps<typeof rowLook>, "tone"> {
  /** Name of the radio buttons: one for each picture of a page. */
  name: string;
  label: string;
  everyone: { label: string; count: number };
  groups: readonly { title: string; members: readonly WatchedName[] }[];
}

/** Who is watched, each with the last eight weeks. The frame's content shows the view of the name that is chosen. */
export function WatchList({
  name,
  label,
  everyone,
  groups,
  tone,
}: WatchListProps) {
  const members = groups.flatMap((group) => group.members);
  return (
    <fieldset
      className={cn(
        "grid min-w-0 grid-cols-1 gap-1 @3xs/frame:grid-cols-2 @4xl/frame:block",
        members.length === 4
          ? "@lg/frame:grid-cols-5"
          : "@lg/frame:grid-cols-4",
      )}
    >
      <legend className="px-2 pb-1 text-xs text-faint">{label}</legend>
      <label className={rowLook({ tone })}>
        <input
          type="radio"
          name={name}
          value="all"
          defaultChecked
          className={radio}
        />
        <span className="block font-medium text-ink">{everyone.label}</span>
        <span className={countLook}>{everyone.count}</span>
      </label>
      {groups.map(({ title, members: ofGroup }) => (
        <div key={title} className="contents">
          <p className="hidden justify-between pt-3.5 px-2 pb-1 text-xs text-faint tabular-nums @4xl/frame:flex">
            <span>{title}</span>
            <span>{ofGroup.reduce((sum, each) => sum + each.count, 0)}</span>
          </p>
          {ofGroup.map((each) => (
            <WatchedRow
              key={each.name}
              {...each}
              {...{ tone, radioName: name, value: members.indexOf(each) }}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

interface WatchedRowProps extends WatchedName, Pick<WatchListProps, "tone"> {
  radioName: string;
  /** Index of the name among all. */
  value: number;
}

function WatchedRow({ tone, radioName, value, ...watched }: WatchedRowProps) {
  const { name, detail, count, weeks } = watched;
  return (
    <label className={rowLook({ tone, member: true })}>
      <input type="radio" name={radioName} value={value} className={radio} />
      <Portrait name={name} size="sm" className="hidden @4xl/frame:grid" />
      <span>
        <span className="block font-medium text-ink @4xl/frame:truncate">
          {name}
        </span>{" "}
        {detail !== undefined && (
          <span className="block text-xs text-muted @4xl/frame:hidden">
            {detail}
          </span>
        )}
      </span>
      <Sparkline
        counts={weeks}
        className={cn(
          "hidden @4xl/frame:block",
          tone === "rival" && "text-rival",
        )}
      />
      <span className={countLook}>{count}</span>
    </label>
  );
}
