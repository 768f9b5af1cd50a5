import type { Dashes, VoiceRules } from '@repurpose/contract';
import type { Edit } from '../../languages/style.types.js';

interface Mark {
  rule: 'exclamations' | 'dashes' | 'emoji';
  /** A fast test that skips most texts. */
  sign: RegExp;
  pattern: RegExp;
  /** The replacement of a mark; null keeps it. */
  after: (found: string, rules: VoiceRules, hasRoom: boolean) => string | null;
}

export const DASH_MARKS: Readonly<Record<Exclude<Dashes, 'keep'>, string>> = {
  avoid: ', ',
  em: '—',
  'em-spaced': ' — ',
  en: ' – ',
  hyphen: ' - ',
};

/** The number of emoji that a text may have; a short text may have one. */
const roomFor = (text: string, per100Words: number | null): number =>
  per100Words === null ? Infinity : Math.ceil((per100Words * text.split(/\s+/u).length) / 100);

function emojiAfter(found: string, { emoji, emojiAllowed }: VoiceRules, hasRoom: boolean): string | null {
  const isAllowed = emojiAllowed.length === 0 || emojiAllowed.includes(found.trim());
  return emoji === 'keep' && isAllowed && hasRoom ? null : '';
}

const MARKS: readonly Mark[] = [
  {
    rule: 'exclamations',
    sign: /!/u,
    pattern: /(?<![!?])\?*![!?]*/gu,
    after: (found, { exclamations }) => (exclamations === 'keep' ? null : found.includes('?') ? '?' : '.'),
  },
  {
    rule: 'dashes',
    sign: /[—–]| -{1,2} /u,
    pattern: /(?<=[\p{L})”"’]) ?— ?(?=[\p{L}(“"‘])|(?<=[\p{L})”"’]) (?:–|-{1,2}) (?=[\p{L}(“"‘])/gu,
    after: (_found, { dashes }) => (dashes === 'keep' ? null : DASH_MARKS[dashes]),
  },
  {
    rule: 'emoji',
    sign: /[\u231a-\uffff]/,
    pattern:
      / ?(?:\p{Emoji_Presentation}\uFE0F?|\p{Extended_Pictographic}\uFE0F)(?:\u200D\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})*/gu,
    after: emojiAfter,
  },
];

export const marksIn = (text: string, wanted: Mark['rule']): string[] =>
  MARKS.filter(({ rule, sign }) => rule === wanted && sign.test(text)).flatMap(
    ({ pattern }) => text.match(pattern) ?? [],
  );

export const punctuationEdits = (text: string, rules: VoiceRules): Edit[] =>
  MARKS.filter(({ sign }) => sign.test(text)).flatMap(({ rule, pattern, after }) => {
    const room = roomFor(text, rules.emojiPer100Words);
    let place = 0;
    return Array.from(text.matchAll(pattern)).flatMap(({ 0: found, index }): Edit[] => {
      const wanted = after(found, rules, place < room);
      if (wanted === null) place += 1;
      if (wanted === null || wanted === found) return [];
      return [{ start: index, end: index + found.length, after: wanted, rule }];
    });
  });
