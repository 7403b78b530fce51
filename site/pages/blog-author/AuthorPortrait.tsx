import type { Author } from "#contract";
import { Face } from "../../components/Face.tsx";
import type { Look } from "../../components/portrait-looks.ts";

const SIZE = 240;
const FRAME =
  "aspect-square w-28 rounded-lg border border-line sm:w-40 lg:w-full";

/** The author's picture, or a drawing of them. */
export function AuthorPortrait({
  name,
  picture,
  face,
}: Pick<Author, "name" | "picture"> & { face?: Look | undefined }) {
  if (picture !== undefined)
    return (
      <img
        className={`block h-auto object-cover ${FRAME}`}
        src={picture}
        alt=""
        width={SIZE}
        height={SIZE}
      />
    );
  return (
    <div className={`relative overflow-hidden bg-tint ${FRAME}`}>
      <Face
        name={name}
        look={face}
        size="xl"
        className="absolute inset-[18%] size-[64%]"
      />
    </div>
  );
}
