import { Icon, type IconProps } from "./ui/Icon.tsx";

interface DotTileProps {
  icon: IconProps["name"];
}

/** An icon on a field of dots, in place of a picture. */
export function DotTile({ icon }: DotTileProps) {
  return (
    <span className="dot-tile" aria-hidden="true">
      <Icon name={icon} size="lg" />
    </span>
  );
}
