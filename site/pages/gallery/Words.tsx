import {
  RotatingWords,
  RotationToggle,
  useRotation,
} from "../../components/ui/RotatingWords.tsx";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const words = ["Competitor", "Influencer"];
const EVERY_MS = 3000;

/** Rotating words with their button, and their look without script. */
export function Words() {
  const rotation = useRotation(words, EVERY_MS);
  return (
    <Row title="RotatingWords" fit="medium">
      <Specimen label="turning, can be paused">
        <div className="flex items-center gap-4">
          <p className="text-h3 font-semibold">
            Watch any <RotatingWords words={words} active={rotation.active} />
          </p>
          <RotationToggle {...rotation} />
        </div>
      </Specimen>
      <Specimen label="still: without script, or with less motion">
        <p className="text-h3 font-semibold">
          Watch any <RotatingWords words={words} />
        </p>
      </Specimen>
    </Row>
  );
}
