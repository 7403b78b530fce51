import { useEffect, useMemo, useRef, useState } from "react";
import { Glow } from "../../components/scenes/Glow.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Button } from "../../components/ui/Button.tsx";
import { BuiltList } from "./BuiltList.tsx";
import type { FeaturesData } from "./data.ts";
import {
  buildList,
  type Choices,
  createMenus,
  findWaysOut,
  firstChoices,
  type Menu,
  type WayOut,
} from "./sentence.ts";

/** What is chosen in the menus of a form, which a visitor may have changed before the page had its script. */
function readChoices(form: HTMLFormElement, menus: readonly Menu[]): Choices {
  const data = new FormData(form);
  return menus.reduce(
    (choices, { id }) => ({ ...choices, [id]: Number(data.get(id)) }),
    firstChoices,
  );
}

function countOf({ length }: readonly unknown[]): string {
  if (length === 0) return "Nobody on the list";
  return length === 1 ? "1 person on the list" : `${length} people on the list`;
}

/** A sentence with menus, and the list that it makes of the sample data. Without script both are the first ones. */
export function SentenceBuilder({
  sources,
  leads,
}: Pick<FeaturesData, "sources" | "leads">) {
  const menus = useMemo(() => createMenus(sources), [sources]);
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState(firstChoices);
  useEffect(() => {
    if (form.current) setChoices(readChoices(form.current, menus));
  }, [menus]);

  const matches = buildList(leads, menus, choices);
  const [activity, source, period, team] = menus.map((menu) => (
    <ChoiceMenu
      key={menu.id}
      {...menu}
      chosen={choices[menu.id]}
      onChoose={(index) => setChoices({ ...choices, [menu.id]: index })}
    />
  ));
  return (
    <div className="relative">
      <Glow className="text-signal" />
      <div className="relative overflow-hidden rounded-lg border border-line-strong bg-surface shadow-frame">
        <form
          ref={form}
          autoComplete="off"
          className="border-b border-line px-5 py-6 sm:px-8 sm:py-8 lg:px-12 lg:py-10"
        >
          <p className="mb-3 text-note text-faint noscript:hidden print:hidden">
            Choose the words in the boxes.
          </p>
          <p className="text-[clamp(1.25rem,1rem+1.1vw,2.125rem)] leading-[2.1] tracking-title">
            Everyone who {activity} a post by {source} in the last {period},
            works in {team} and isn’t a customer yet.
          </p>
        </form>
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 border-b border-line bg-raised px-5 py-2.5 sm:px-8 lg:px-12">
          <output className="text-sm font-semibold tabular-nums">
            {countOf(matches)}
          </output>
          <p className="text-note text-muted">
            Rebuilt every Monday, best on top
          </p>
        </div>
        {matches.length > 0 ? (
          <BuiltList matches={matches} />
        ) : (
          <EmptyList
            ways={findWaysOut(leads, menus, choices)}
            onChoose={setChoices}
          />
        )}
      </div>
    </div>
  );
}

interface ChoiceMenuProps extends Menu {
  chosen: number;
  onChoose: (index: number) => void;
}

/** A word of the sentence with an invisible native menu on top, so that it is only as wide as the word. */
function ChoiceMenu({ id, name, options, chosen, onChoose }: ChoiceMenuProps) {
  return (
    <span
      className={cn(
        "relative inline-block rounded-md border py-0.5 pr-9 pl-3 leading-normal font-medium whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus noscript:pr-3",
        id === "source"
          ? "border-signal-line bg-signal-soft text-signal hover:border-signal"
          : "border-control bg-raised hover:border-muted",
      )}
    >
      <span aria-hidden="true">{options[chosen]?.label}</span>
      <span className="sr-only hidden noscript:block">
        {options[chosen]?.label}
      </span>
      <Icon
        name="chevron-down"
        size="sm"
        className="absolute top-1/2 right-3 -translate-y-1/2 noscript:hidden"
      />
      <select
        name={id}
        aria-label={name}
        value={chosen}
        onChange={({ target }) => {
          onChoose(Number(target.value));
        }}
        className="absolute inset-x-0 -inset-y-1.5 w-full cursor-pointer appearance-none text-base opacity-0 noscript:hidden"
      >
        {options.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

interface EmptyListProps {
  ways: readonly WayOut[];
  onChoose: (choices: Choices) => void;
}

/** In place of a list without anybody: which single word to change, and the way back to the first sentence. */
function EmptyList({ ways, onChoose }: EmptyListProps) {
  return (
    <div className="grid justify-items-start gap-5 px-5 py-10 sm:px-8 lg:px-12 lg:py-14">
      <div className="grid gap-1">
        <p className="text-h4 font-semibold">No lead fits all four words</p>
        <p className="text-muted">
          {ways.length > 0
            ? "Change one word, and the list has people on it again:"
            : "The sentence is too narrow for one week of sample data."}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {ways.map(({ label, found, choices: changed }) => (
          <Button
            key={label}
            variant="secondary"
            onClick={() => {
              onChoose(changed);
            }}
          >
            {label} <span className="text-muted tabular-nums">{found}</span>
          </Button>
        ))}
        <Button
          variant="ghost"
          onClick={() => {
            onChoose(firstChoices);
          }}
        >
          Start again
        </Button>
      </div>
    </div>
  );
}
