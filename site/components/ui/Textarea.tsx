import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn.ts";
import { controlLook } from "./control-look.ts";

/** A text input of several lines. Grows with its text if the browser supports it. Use it in a Field. */
export function Textarea(props: ComponentPropsWithRef<"textarea">) {
  return (
    <textarea
      rows={5}
      {...props}
      className={cn(
        controlLook,
        "field-sizing-content max-h-[60vh] min-h-34 resize-y",
      )}
    />
  );
}
