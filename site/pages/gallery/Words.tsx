import {
  RotatingWords,
  RotationToggle,
} from "../../components/ui/RotatingWords.tsx";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const words = ["Competitor", "Influencer"];
const EVERY_MS = 3000;

/** Rotating words with their button, and their look without script. */
export function Words() {
  return (
    <Row title="RotatingWords" fit="medium">
      <Specimen label="turning, can be paused">
        <div className="words-sample">
          <p className="type-h3">
            Watch any{" "}
            <RotatingWords id="turning" words={words} interval={EVERY_MS} />
          </p>
          <RotationToggle words="turning" />
        </div>
      </Specimen>
      <Specimen label="still: without script, or with less motion">
        <p className="type-h3">
          Watch any <RotatingWords id="still" words={words} />
        </p>
      </Specimen>
    </Row>
  );
}
