import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Badge, type BadgeVariant } from "../../components/ui/Badge.tsx";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const variants: readonly { variant: BadgeVariant; label: string }[] = [
  { variant: "neutral", label: "Guide" },
  { variant: "outline", label: "Medium" },
  { variant: "signal", label: "New" },
  { variant: "priority", label: "High Priority" },
  { variant: "success", label: "Connected" },
  { variant: "danger", label: "Failed" },
];

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
        {variants.map(({ variant, label }) => (
          <Specimen key={variant} label={variant}>
            <div className="badge-sample">
              {marks.map((mark) => (
                <Badge
                  key={mark ?? "none"}
                  variant={variant}
                  {...(mark && { mark })}
                >
                  {label}
                </Badge>
              ))}
            </div>
          </Specimen>
        ))}
      </Row>
      <Row
        title="Priorities"
        note="Amber belongs to High Priority alone; the mark says it without color."
      >
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
