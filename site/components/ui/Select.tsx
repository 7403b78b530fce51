import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";

/** A native select with our style. Its children are the options. Use it in a Field. */
export function Select({
  className,
  ...rest
}: ComponentPropsWithRef<"select">) {
  return (
    <span className={classNames("select", className)}>
      <select {...rest} className="control" />
      <Icon name="chevron-down" />
    </span>
  );
}
