import type { Random } from "./random.ts";

type Texts = readonly [string, ...string[]];

const SENTENCES: Texts = [
  "営業チームは毎朝、反応した人の一覧を確認します。",
  "この設定は**管理者**だけが変更できます。",
  "詳しくは[料金ページ](/pricing)をご覧ください。",
  "新しいコメントが届くと、通知がすぐに送られます。",
  "团队每天早上都会查看`lead_id`的名单。",
  "如果评论很多，请先按照*重要程度*排序。",
  "이 보고서는 매주 월요일에 자동으로 보내집니다.",
  "**고객**의 반응을 확인하고 바로 연락하세요.",
  "Команда видит, кто отвечает на записи конкурентов. ",
  "Σε κάθε αναφορά υπάρχει ένας κατάλογος με ονόματα. ",
  "يعرض التقرير الأشخاص الذين تفاعلوا مع المنشور. ",
  "कल की सूची में नए नाम जुड़े हैं। ",
  "Great news 🎉🎊, the 👩‍💻 team 🇯🇵 shipped it 🚀! ",
];
const NOUNS: Texts = [
  "営業",
  "名单",
  "보고서",
  "заметка",
  "όνομα",
  "قائمة",
  "🚀 Start",
];

/** A paragraph in scripts other than Latin, with emoji. */
export function foreignParagraph(random: Random): string {
  const sentences = Array.from({ length: 4 + random.below(4) }, () =>
    random.pick(SENTENCES),
  );
  return `${sentences.join(random.pick(["", "\n"])).trim()}\n`;
}

/** A heading that is unique in its post by `index`. */
export function foreignTitle(random: Random, index: number): string {
  return `## ${random.pick(NOUNS)}と${random.pick(NOUNS)} ${index}\n`;
}
