import { Portrait } from "../../components/Portrait.tsx";
import { looks } from "../../components/portrait-looks.ts";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const sizes = ["sm", "default", "lg", "xl"] as const;

/** Everyone who has a portrait, the sizes, and what a name without one gets. */
export function Portraits() {
  const names = Object.keys(looks);
  const [first = ""] = names;
  return (
    <>
      <Row title="Sizes" note="Decoration only: the name is always beside it.">
        {sizes.map((size) => (
          <Specimen key={size} label={size}>
            <Portrait name={first} size={size} />
          </Specimen>
        ))}
        <Specimen label="without a portrait">
          <Portrait name="Someone New" size="lg" />
        </Specimen>
      </Row>
      <Row title="People" note="The sample data's cast and the authors.">
        {names.map((name) => (
          <Specimen key={name} label={name}>
            <Portrait name={name} size="lg" />
          </Specimen>
        ))}
      </Row>
    </>
  );
}
