import { Face, type FaceProps } from "./Face.tsx";
import { looks } from "./portrait-looks.ts";

/** A drawn portrait, or initials for a name that has none. Decoration only: the name must be beside it. */
export function Portrait(props: Omit<FaceProps, "look">) {
  return <Face {...props} look={looks[props.name]} />;
}
