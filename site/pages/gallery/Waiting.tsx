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
        <div className="skeleton-sample">
          <Skeleton />
          <Card>
            <Skeleton className="skeleton-image" />
            <Skeleton className="skeleton-title" />
            <Skeleton />
            <Skeleton className="skeleton-end" />
          </Card>
        </div>
      </Specimen>
    </Row>
  );
}
