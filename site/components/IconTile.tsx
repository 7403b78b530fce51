import { Icon, type IconProps } from "./ui/Icon.tsx";

/** An icon in a small square, in place of a picture. */
export function IconTile({ icon }: { icon: IconProps["name"] }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-12 flex-none place-items-center rounded-md border border-signal-line bg-signal-soft text-link"
    >
      <Icon name={icon} size="lg" />
    </span>
  );
}
