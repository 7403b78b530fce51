import { Dawn } from "../../components/scenes/Dawn.tsx";
import { Lark } from "../../components/scenes/Lark.tsx";
import { Skyline } from "../../components/scenes/Skyline.tsx";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const scenes = { Dawn, Skyline };

/** The scenery of pages, in both lights. */
export function Scenes() {
  return (
    <>
      <Row title="Dawn, Skyline" note="Each fills its parent." fit="full">
        {Object.entries(scenes).flatMap(([name, Scene]) =>
          (["night", "dawn"] as const).map((light) => (
            <Specimen key={name + light} label={`${name}, ${light}`}>
              <div className="night relative h-90">
                <Scene light={light} />
              </div>
            </Specimen>
          )),
        )}
      </Row>
      <Row title="Lark">
        <Specimen label="in the colour of the text">
          <Lark />
        </Specimen>
      </Row>
    </>
  );
}
