import { cn } from "../ui/cn.ts";

/** The bird in 64 by 46 units. */
export const larkPaths = (
  <>
    <path opacity="0.7" d="M43 18C41 11 44 4 53 0c2 5 2 10-2 15Z" />
    <path d="M61 17c-3-1-5-3.6-9-3.6-4 0-7 1.8-9.5 4.6C36 9 26 2 9 0c5 4 9 8 11 12 4 2 7 5 9 8 2 2 3.5 4 4.5 7C27 31.5 18 35 6 39l3.5 2-2 3.5 5.5-.5C20 40.5 26 38.5 33 37c9-2 15-6 18.5-13.5 1.5-3 5-5.5 9.5-6.5Z" />
  </>
);

/** A lark that rises, to the right. Decoration in the colour of the text. */
export function Lark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 46"
      className={cn("size-8 flex-none", className)}
      fill="currentColor"
    >
      {larkPaths}
    </svg>
  );
}
