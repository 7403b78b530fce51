import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";

/** A text input of one line, 44 px high. Its text has 16 px, so that phones do not zoom in. Use it in a Field. */
export function Input({ className, ...rest }: ComponentPropsWithRef<"input">) {
  return (
    <input type="text" {...rest} className={classNames("control", className)} />
  );
}
