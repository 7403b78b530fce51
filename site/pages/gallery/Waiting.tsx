import { Card } from "../../components/ui/Card.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

/** Components that are shown while something loads. */
export function Waiting() {
  return (
    <Row title="Spinner, Skeleton" fit="medium">
      <Specimen label="Spinner">
        <Spinner label="Loading the article" />
      </Specimen>
      <Specimen label="Skeleton: a line, and a card">
        <div className="grid gap-3">
          <Skeleton />
          <Card className="grid gap-3">
            <Skeleton className="h-30 rounded-md" />
            <Skeleton className="h-6 w-3/5" />
            <Skeleton />
            <Skeleton className="w-4/5" />
          </Card>
        </div>
      </Specimen>
    </Row>
  );
}
