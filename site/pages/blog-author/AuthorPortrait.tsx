import type { Author } from "#contract";
import { Face } from "../../components/Face.tsx";
import type { Look } from "../../components/portrait-looks.ts";

/** The author's picture, or a drawing of them. */
export function AuthorPortrait({
  name,
  picture,
  face,
}: Pick<Author, "name" | "picture"> & { face?: Look | undefined }) {
  return (
    <div className="relative aspect-square w-28 overflow-hidden rounded-lg border border-line bg-tint sm:w-40 lg:w-full">
      {picture === undefined ? (
        <Face
          name={name}
          look={face}
          size="xl"
          className="absolute inset-[18%] size-[64%]"
        />
      ) : (
        <img
          className="block size-full object-cover"
          src={picture}
          alt=""
          width="240"
          height="240"
        />
      )}
    </div>
  );
}
