import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn.ts";
import { controlLook } from "./control-look.ts";

/** A text input of one line. Use it in a Field. */
export function Input({ className, ...rest }: ComponentPropsWithRef<"input">) {
  return <input type="text" {...rest} className={cn(controlLook, className)} />;
}
