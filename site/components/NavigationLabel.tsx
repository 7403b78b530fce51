import type { Navigation } from "#contract";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";

/** The words of a link in the header. Those who only hear or index it also get what it is about. */
export function NavigationLabel({
  label,
  about,
}: Pick<Navigation["header"][number], "label" | "about">) {
  return (
    <>
      {label}
      {about !== undefined && <VisuallyHidden> about {about}</VisuallyHidden>}
    </>
  );
}
