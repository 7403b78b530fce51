import type { Navigation } from "#contract";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";

/** The text of a link in the header. Screen readers and search engines also get a description of its target. */
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
