import { changelogMessages } from "../../messages/pages.ts";
import { pointLook } from "../../components/point-look.ts";
import { Dawn } from "../../components/scenes/Dawn.tsx";
import { cn } from "../../components/ui/cn.ts";

/** The bars that stand for what is not written yet. */
const lengths = ["w-full", "w-2/3", "w-5/6"];

/** From today to the public release, below the last of the night. The first entry has its lines but no words. */
export function Timeline() {
  return (
    <figure>
      <div className="overflow-clip rounded-lg border border-line-strong bg-surface shadow-frame">
        <div className="night relative h-36">
          <Dawn light="night" />
        </div>
        <ol className="p-5 sm:p-6">
          <li
            className={cn(
              pointLook,
              "grid gap-1 border-dashed border-line-strong pb-12 before:border-control before:bg-band",
            )}
          >
            <strong>{changelogMessages.today}</strong>
            <span className="text-muted">{changelogMessages.nothing}</span>
          </li>
          <li
            className={cn(
              pointLook,
              "grid gap-1 border-transparent before:border-signal before:bg-signal",
            )}
          >
            <strong>{changelogMessages.release}</strong>
            <ul className="mt-3 rounded-md border border-dashed border-line-strong">
              {changelogMessages.lines.map((line, index) => (
                <li
                  key={line}
                  className="grid grid-cols-2 items-center gap-6 border-dashed border-line-strong px-5 py-3.5 text-md text-muted not-first:border-t"
                >
                  {line}
                  <span
                    aria-hidden="true"
                    className={cn(
                      "h-2 rounded-full bg-raised",
                      lengths[index % lengths.length],
                    )}
                  />
                </li>
              ))}
            </ul>
          </li>
        </ol>
      </div>
      <figcaption className="mt-3 text-sm text-muted">
        {changelogMessages.caption}
      </figcaption>
    </figure>
  );
}
