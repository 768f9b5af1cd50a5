import { oneOf } from '../../text/one-of.js';
import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { connectives } from './connectives.js';
import { numerals } from './numerals.js';
import { phrases } from './phrases.js';

const OPENINGS = oneOf`
  しかし また そして さらに だから そのため したがって 従って つまり 例えば たとえば ただし なお 一方 では それで それでも ところが けれど でも すると それ これ あれ この その あの こう
  そう ここ そこ こちら そちら 彼 彼女 前者 後者 同様に 次に 最後に よって ゆえに なぜなら むしろ 加えて もちろん 上記 下記 以下 同社 同氏 .*(?:からです|からでした)。$`;

export const JAPANESE: Language = {
  ...NEUTRAL,
  code: 'ja',
  isUnspaced: true,
  contentRun: /[ァ-ヴー]{2,}|[一-龠々]+|[\p{Script=Latin}\p{N}]+/gu,
  anaphora: {
    turns: 'しかし|ただし|ところが|でも|だが',
    openings: new RegExp(String.raw`^(?:${OPENINGS})`),
  },
  connectives,
  numerals,
  tells: {
    stock: oneOf`
      深掘り 革命的 シームレス ゲームチェンジャー 解き放 言うまでもなく 結論として`,
    flip: String.raw`だけで(?:は)?なく`,
  },
  typography: { quotation: { around: ['「', '」'], inside: ['『', '』'] } },
  instruction: /(?:しよう|する|しない|こと|ましょう|ください|[うくすつぬむるぐぶ])[！。]?$/u,
  topics: {
    generic:
      '人々 場合 必要 自分 方法 今日 可能 時間 最初 多く 重要 出来 以下 以上 全て 全体 一つ 一人 理由 内容 結果 問題 目的 部分 存在 意味 利用 使用 確認 注意 大切 簡単 万円 億円 万人 把握 反応 何人 一度 平均 以外 様々',
    // not after a digit, where it is a counter
    unspaced: /(?<![\d０-９.,．，万億])(?:[ァ-ヴー]{3,}|お?[一-龠々]{2,6})/gu,
  },
  phrases,
};
