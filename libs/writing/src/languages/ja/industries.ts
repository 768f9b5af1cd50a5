import type { Industries } from '../schema.js';

export const industries: Industries = {
  names: [
    'テクノロジー',
    '金融',
    '医療',
    '教育',
    'マーケティング',
    'ネット通販',
    'エンタメ',
    '旅行',
    'フィットネス',
    '食',
    'ファッション',
    '不動産',
  ],
  passOn: [
    '保存して、{field}に関わる友だちにも送ってね。',
    '保存して、{field}に関わる人に届けてください。',
    '保存のうえ、{field}に関わる皆様でご共有ください。',
  ],
};
