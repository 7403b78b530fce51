import { Children, type ReactNode } from "react";
import { cn } from "./ui/cn.ts";

/**
 * How many of the first cards are wide: two in a row. All others are three in a row, without a gap in the last one. A
 * card that is alone fills its row.
 */
function wideOf(count: number): number {
  if (count % 3 === 2) return 2;
  return count % 3 === 1 ? 4 : 0;
}

/**
 * Cards in rows of one, two or three. Each is in a container whose width it can ask for: from `@2xl` a card fills a row
 * on its own and has room for its text beside the picture.
 */
export function CardGrid({ children }: { children: ReactNode }) {
  const count = Children.count(children);
  const wide = wideOf(count);
  return (
    <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-6 lg:gap-y-12">
      {Children.map(children, (card, index) => (
        <div
          className={cn(
            "@container min-w-0",
            index < wide ? "lg:col-span-3" : "lg:col-span-2",
            count % 2 === 1 && index === count - 1 && "sm:max-lg:col-span-2",
            count === 1 && "lg:col-span-6",
          )}
        >
          {card}
        </div>
      ))}
    </div>
  );
}
