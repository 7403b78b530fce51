import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";

/** The browser's own select with our look. Options are its children. Belongs in a Field. */
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
