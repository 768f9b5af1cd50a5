import type { Labels } from '../schema.js';

export const labels: Labels = {
  subject: '件名',
  preheader: 'プリヘッダー',
  title: 'タイトル',
  hook: 'フック',
  onScreen: '画面テキスト',
  description: '説明',
  tags: 'タグ',
  topics: 'トピック',
  coldOpen: 'オープニング',
  questions: '質問',
  outro: 'エンディング',
  visual: '映像',
  voiceOver: 'ナレーション',
  caption: 'キャプション',
  minutes: '分',
  colon: '：',
};
