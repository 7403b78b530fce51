import { cn } from "../ui/cn.ts";

/** A soft light in the colour of the text behind the one thing of a page. Its parent is positioned. */
export function Glow({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        "absolute -inset-x-24 -inset-y-16 bg-[radial-gradient(closest-side,currentColor,transparent)] opacity-10",
        className,
      )}
    />
  );
}
