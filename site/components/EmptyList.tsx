import type { ComponentPropsWithRef } from "react";

/** Stands in place of a list that is empty, is loading or could not be loaded. */
export function EmptyList(props: ComponentPropsWithRef<"div">) {
  return (
    <div
      {...props}
      className="grid justify-items-center gap-5 rounded-lg border border-dashed border-line-strong px-5 py-16 text-center text-muted"
    />
  );
}
