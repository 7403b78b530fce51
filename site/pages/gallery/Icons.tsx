import { Icon } from "../../components/ui/Icon.tsx";
import { iconNames } from "../../components/ui/icon-names.ts";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const sizes = ["sm", "default", "lg", "xl"] as const;

/** All icons with their names, and the four sizes. */
export function Icons() {
  return (
    <>
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4"
        aria-label="Icons"
      >
        {iconNames.map((name) => (
          <li key={name} className="flex min-w-0 items-center gap-2.5">
            <Icon name={name} size="lg" />
            <code className="text-xs text-muted">{name}</code>
          </li>
        ))}
      </ul>
      <Row
        title="Sizes"
        note="16, 20, 24 and 32 px; the largest has a finer stroke."
      >
        {sizes.map((size) => (
          <Specimen key={size} label={size}>
            <Icon name="signal" size={size} />
          </Specimen>
        ))}
        <Specimen label="with a label of its own">
          <Icon name="lock" label="Locked" />
        </Specimen>
      </Row>
    </>
  );
}
