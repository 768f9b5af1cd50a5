import type { Draft, Thinness } from '../draft/draft.types.js';
import type { PartMeasure } from '../draft/measure-draft.js';
import { upperFirst } from '../../text/upper-first.js';

function warningOf({ part, count, rule }: PartMeasure): string[] {
  const { unit, warnAbove, warnBelow } = rule;
  const what = unit === 'items' ? `${upperFirst(part)}: ${count}` : `${upperFirst(part)}: ${count} ${unit}`;
  if (warnAbove !== undefined && count > warnAbove)
    return [`${what}; more than ${warnAbove} works less well.`];
  if (warnBelow !== undefined && count > 0 && count < warnBelow)
    return [`${what}; at least ${warnBelow} works better.`];
  return [];
}

const THIN: Readonly<Record<Thinness, string>> = {
  'no-story': 'The source has no story or steps for a video: film something else, or take another format.',
  'no-facts': 'The source has few facts or short points for a board: take another format.',
  'few-points': 'The source has few points for this format: the output is short.',
};

function editorial(draft: Draft): string[] {
  if (draft.thin !== undefined) return [THIN[draft.thin]];
  switch (draft.format) {
    case 'email':
      return /\p{Lu}{4,}\s+\p{Lu}{4,}/u.test(draft.subject)
        ? ['Subject: words in capitals look like spam.']
        : [];
    case 'youtube':
      return draft.chapters.length < 3 ? ['Chapters: YouTube shows them from three on.'] : [];
    case 'instagram':
      return /https?:\/\//.test([draft.hook, ...draft.body, draft.callToAction].join(' '))
        ? ['Links in an Instagram caption cannot be clicked.']
        : [];
    default:
      return [];
  }
}

/** Warnings for the editor: within the limits, but not ideal. */
export function warningsOf(draft: Draft, parts: readonly PartMeasure[]): string[] {
  return [...new Set([...parts.flatMap(warningOf), ...editorial(draft)])];
}
