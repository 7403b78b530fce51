import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";

/** A text input of several lines. Grows with its text if the browser supports it. Use it in a Field. */
export function Textarea({
  className,
  ...rest
}: ComponentPropsWithRef<"textarea">) {
  return (
    <textarea
      rows={5}
      {...rest}
      className={classNames("control control-text", className)}
    />
  );
}
