import {
  RotatingWords,
  RotationToggle,
} from "../../components/ui/RotatingWords.tsx";
import { useRotation } from "../../components/ui/useRotation.ts";
import { Row } from "./Shelf.tsx";
import { Specimen } from "./Specimen.tsx";

const words = ["Competitor", "Influencer"];
const EVERY_MS = 3000;

/** Rotating words with their button, and their look before hydration. */
export function Words() {
  const rotation = useRotation(words.length, EVERY_MS);
  const still = { ...rotation, active: 0, turns: false };
  return (
    <Row title="RotatingWords" fit="medium">
      <Specimen label="turning, can be paused">
        <div className="words-sample">
          <p className="type-h3">
            Watch any <RotatingWords words={words} rotation={rotation} />
          </p>
          <RotationToggle rotation={rotation} />
        </div>
      </Specimen>
      <Specimen label="still: without script, or with less motion">
        <p className="type-h3">
          Watch any <RotatingWords words={words} rotation={still} />
        </p>
      </Specimen>
    </Row>
  );
}
