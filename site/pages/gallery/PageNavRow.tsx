import { PageNav } from "../../components/ui/PageNav.tsx";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const hrefOf = (page: number) => `#page-${page}`;

/** Links to the pages of a list. */
export function PageNavRow() {
  return (
    <Row title="PageNav" note="Arrows alone on a phone." fit="wide">
      <Specimen
        label="first page; hover on the second"
        state="hover"
        on="li:nth-child(2) a"
      >
        <PageNav label="Pages of articles" page={1} pages={3} hrefOf={hrefOf} />
      </Specimen>
      <Specimen
        label="one of many; focus on next"
        state="focus-visible"
        on="li:last-child a"
      >
        <PageNav
          label="Pages of guides"
          page={208}
          pages={4167}
          hrefOf={hrefOf}
        />
      </Specimen>
    </Row>
  );
}
