import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";

/** A one-line text control, 44 px high with 16 px text, so that phones do not zoom. Belongs in a Field. */
export function Input({ className, ...rest }: ComponentPropsWithRef<"input">) {
  return (
    <input type="text" {...rest} className={classNames("control", className)} />
  );
}
