import { Button } from "../../components/ui/Button.tsx";
import { firstChoices, type Choices, type WayOut } from "./sentence.ts";

interface EmptyListProps {
  ways: readonly WayOut[];
  onChoose: (choices: Choices) => void;
}

/** In place of a list without anybody: which single word to change, and the way back to the first sentence. */
export function EmptyList({ ways, onChoose }: EmptyListProps) {
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
