import type { PageWords } from "#contract";
import type { DataFunction } from "../../page.ts";

export type FeaturesWords = PageWords<"features">;

const featuresData: DataFunction<FeaturesWords> = ({ content }) => {
  const words = content.page("features");
  return { head: words, closing: words.closing, data: words };
};

export default featuresData;
