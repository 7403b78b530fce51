import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";

/** A text control of several lines that grows with its text where the browser can. Belongs in a Field. */
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
