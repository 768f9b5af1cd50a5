import { TextPattern } from '../../text/text-pattern.js';
import type { Connectives } from '../schema.js';

export const connectives: Connectives = {
  droppable: new TextPattern(
    /^(?:しかし|そして|また|さらに|ただし|もちろん|つまり|なお|一方で|一方|ところが|でも|だから|したがって|要するに|実際に|実際)、/u,
  ),
  dangling: new TextPattern(
    /^(?:これ|それ|この|その|あれ|あの|こう|そう|ここ|そこ|同様|例えば|たとえば|次に|まず|最後に|すると|それでは|前者|後者|両者|彼|彼女|しかし|そして|また|さらに|ただし|つまり|だから|したがって|でも|一方|すなわち|なぜなら|そのため|このよう|はい|いいえ)/u,
  ),
  standing: new TextPattern(/(?!)/u),
  pointing: new TextPattern(
    /(?:この記事|本記事|この章|このガイド|以下の|次の(?:リスト|表|図|例|よう)|上記|前述|下記|クリック|こちら|ご覧ください|登録|購読|を参照)/u,
  ),
};
