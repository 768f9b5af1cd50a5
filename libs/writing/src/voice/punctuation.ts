import type { VoiceRules } from '@repurpose/contract';
import type { Edit } from './revision.js';

type Replace = readonly [pattern: RegExp, after: (found: RegExpExecArray) => string];

const EMOJI =
  /(?<space> ?)(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\u200D\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})*/gu;

function replaced(text: string, [pattern, after]: Replace, rule: Edit['rule']): Edit[] {
  return Array.from(text.matchAll(pattern), (found): Edit => ({
    start: found.index,
    end: found.index + found[0].length,
    after: after(found),
    rule,
  }));
}

/** Marks that the rules avoid or want. */
export function punctuationEdits(text: string, rules: VoiceRules): Edit[] {
  const edits: Edit[] = [];
  if (rules.exclamations === 'avoid')
    edits.push(
      ...replaced(text, [/[!?]*![!?]*/gu, ([found]) => (found.includes('?') ? '?' : '.')], 'exclamations'),
    );
  if (rules.dashes === 'avoid')
    edits.push(
      ...replaced(
        text,
        [/(?<=[\p{L})”"’]) ?— ?(?=[\p{L}(“"‘])|(?<=[\p{L})”"’]) – (?=[\p{L}(“"‘])/gu, () => ', '],
        'dashes',
      ),
    );
  if (rules.emoji === 'avoid') edits.push(...replaced(text, [EMOJI, () => ''], 'emoji'));
  return edits;
}
