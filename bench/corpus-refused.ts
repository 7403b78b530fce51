import { phrase, sentence, word } from "./corpus-text.ts";
import type { Random } from "./random.ts";

/** HTML as other sites have it: classes, styles and elements that the sanitizer refuses, and tags left open. */
export function refusedHtml(random: Random): string {
  const next = () => sentence(random);
  return random.pick([
    () =>
      `<div class="note ${word(random)}" style="border: 1px solid red">\n\n**Note:** ${next()}\n\n</div>\n`,
    () =>
      `<iframe width="560" height="315" src="https://www.example.com/embed/${word(random)}" allowfullscreen></iframe>\n`,
    () =>
      `<p align="center"><font color="#${100 + random.below(899)}">${phrase(random)}</font><br/>${next()}</p>\n`,
    () =>
      `${next()} <span style="color: ${word(random)}">${phrase(random)}</span> and <a href="https://example.com/${word(random)}" target="_blank" onclick="go()">${word(random)}</a>.\n`,
    () =>
      `<table border="1">\n<tr><td width="50%">${phrase(random)}<td>${word(random)}\n<tr><td colspan="2">${next()}\n</table>\n`,
    () =>
      `<video controls><source src="https://www.example.com/${word(random)}.mp4" type="video/mp4"></video>\n\n<center>${phrase(random)}</center>\n`,
    () => `${next()} <b>${phrase(random)} <i>${word(random)}</b></i>.\n`,
    () =>
      `<ul class="${word(random)}">\n<li>${phrase(random)}</li>\n<li>${phrase(random)}, <kbd class="key">${word(random)}</kbd></li>\n</ul>\n`,
    () =>
      `<button type="button" onclick="${word(random)}()">${phrase(random)}</button>\n\n<script>\n  track("${word(random)}");\n</script>\n`,
  ])();
}
