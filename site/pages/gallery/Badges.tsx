import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Badge, type BadgeVariant } from "../../components/ui/Badge.tsx";
import { keysOf } from "./keys-of.ts";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const labels: Readonly<Record<BadgeVariant, string>> = {
  neutral: "Guide",
  outline: "Medium",
  signal: "Influencer",
  rival: "Competitor",
  priority: "High Priority",
  success: "Connected",
  danger: "Failed",
};

const marks = [undefined, "full", "hollow"] as const;

/** Each variant without a mark and with both marks. */
export function Badges() {
  return (
    <>
      <Row
        title="Variants"
        note="Each without a mark, with a full one, with a hollow one."
        fit="medium"
      >
        {keysOf(labels).map((variant) => (
          <Specimen key={variant} label={variant}>
            <div className="flex flex-wrap gap-2">
              {marks.map((mark) => (
                <Badge
                  key={mark ?? "none"}
                  variant={variant}
                  {...(mark && { mark })}
                >
                  {labels[variant]}
                </Badge>
              ))}
            </div>
          </Specimen>
        ))}
      </Row>
      <Row
        title="Priorities"
        note="Amber belongs to the person to call first; the mark says the priority without color."
      >
        <Specimen label="Call first">
          <PriorityBadge priority="High Priority" first />
        </Specimen>
        <Specimen label="High Priority">
          <PriorityBadge priority="High Priority" />
        </Specimen>
        <Specimen label="Medium">
          <PriorityBadge priority="Medium" />
        </Specimen>
      </Row>
    </>
  );
}
