import { Portrait } from "../../../components/Portrait.tsx";
import { mondayDraft, protagonist } from "../../../mock/monday.ts";
import { Sheet } from "./Sheet.tsx";

const { name, title, company, said } = protagonist.lead;

/** Sales: the comment, and the message that answers it. */
export function FirstMessage() {
  return (
    <Sheet title={name} aside={`${title}, ${company}`}>
      <div className="grid gap-3 p-4">
        <p className="flex items-end gap-2.5 pr-10">
          <Portrait name={name} size="sm" />
          <span className="rounded-lg rounded-bl-sm bg-fill px-3.5 py-2.5">
            {said}
          </span>
        </p>
        <div className="ml-10 grid gap-1.5 rounded-lg rounded-br-sm bg-primary px-3.5 py-2.5 text-on-primary shadow-lit">
          <p>
            {mondayDraft.greeting} {mondayDraft.paragraphs[0]}
          </p>
        </div>
        <p className="text-right text-xs text-faint">Draft</p>
      </div>
    </Sheet>
  );
}
