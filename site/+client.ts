// Must be first: it declares the order of the style layers.
import "./styles/index.css";
import { followArticles } from "./components/follow-article.ts";
import { closeMenuElsewhere } from "./components/menu-closing.ts";
import { openTargets } from "./components/ui/open-target.ts";
import { playVideos } from "./components/play-videos.ts";
import { dropTimestamp } from "./routing/drop-timestamp.ts";
import { forgetReload, reloadOnce } from "./routing/reload-once.ts";
import { isAtOtherPage, restoreScroll } from "./routing/scroll.ts";
import { startTheme } from "./theme/theme.ts";

// What works and moves without the components comes first, because they are many times larger.
dropTimestamp();
restoreScroll();
startTheme();
closeMenuElsewhere();
followArticles();
openTargets();
playVideos();

if (!isAtOtherPage() || !reloadOnce()) {
  try {
    const { hydrate } = await import("./hydrate.tsx");
    await hydrate();
    forgetReload();
  } catch (error) {
    reloadOnce();
    throw error;
  }
}
