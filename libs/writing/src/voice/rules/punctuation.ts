import type { VoiceRules } from '@repurpose/contract';
import type { Edit } from '../revision.js';

interface Mark {
  rule: 'exclamations' | 'dashes' | 'emoji';
  /** A sign without which a text has none of them: most texts are not searched. */
  sign: RegExp;
  pattern: RegExp;
  after: (found: string) => string;
}

const MARKS: readonly Mark[] = [
  {
    rule: 'exclamations',
    sign: /!/u,
    pattern: /(?<![!?])\?*![!?]*/gu,
    after: (found) => (found.includes('?') ? '?' : '.'),
  },
  {
    rule: 'dashes',
    sign: /[—–]/u,
    pattern: /(?<=[\p{L})”"’]) ?— ?(?=[\p{L}(“"‘])|(?<=[\p{L})”"’]) – (?=[\p{L}(“"‘])/gu,
    after: () => ', ',
  },
  {
    rule: 'emoji',
    sign: /[\p{Emoji_Presentation}\p{Extended_Pictographic}]/u,
    pattern:
      / ?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\u200D\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})*/gu,
    after: () => '',
  },
];

/** Marks that the rules avoid. */
export const punctuationEdits = (text: string, rules: VoiceRules): Edit[] =>
  MARKS.filter(({ rule, sign }) => rules[rule] === 'avoid' && sign.test(text)).flatMap(
    ({ rule, pattern, after }) =>
      Array.from(text.matchAll(pattern), ({ 0: found, index }): Edit => ({
        start: index,
        end: index + found.length,
        after: after(found),
        rule,
      })),
  );
