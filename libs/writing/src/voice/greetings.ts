import type { VoiceRules } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import type { Change } from './revision.js';

export interface VoicedSegment {
  id: string;
  before: string;
  after: string;
  changes: readonly Change[];
}

/** A segment whose text from `start` on was changed; none if it stays the same. */
const changed = (
  id: string,
  before: string,
  after: string,
  rule: Change['rule'],
  start = 0,
): VoicedSegment[] =>
  before === after
    ? []
    : [
        {
          id,
          before,
          after,
          changes: [
            { start, end: after.length, before: before.slice(start), after: after.slice(start), rule },
          ],
        },
      ];

function signedOff(id: string, before: string, signOff: string): VoicedSegment[] {
  if (before.endsWith(signOff)) return [];
  return changed(id, before, before === '' ? signOff : `${before}\n${signOff}`, 'sign-off', before.length);
}

const withoutHash = (tag: string): string => tag.replace(/^#/u, '');

function hashtagsIn(voice: VoiceRules, tags: readonly string[]): string[] {
  const never = new Set(voice.hashtagsNever.map((tag) => withoutHash(tag).toLowerCase()));
  const all = [...voice.hashtagsAlways.map(withoutHash), ...tags];
  const seen = new Set<string>();
  return all.filter((tag) => {
    const key = tag.toLowerCase();
    const isNew = !never.has(key) && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Edits of greeting, sign-off and hashtags. `texts` are the segments that other rules have changed. */
export function greetingEdits(
  draft: Draft,
  rules: VoiceRules,
  texts: ReadonlyMap<string, string>,
): VoicedSegment[] {
  const framed: VoicedSegment[] = [];
  if (draft.format === 'email' && (rules.greeting !== '' || rules.pleasantries === 'avoid'))
    framed.push(...changed('greeting', draft.greeting, rules.greeting, 'greeting'));
  if ('callToAction' in draft)
    framed.push(...signedOff('callToAction', texts.get('callToAction') ?? draft.callToAction, rules.signOff));
  if (draft.format === 'podcast')
    framed.push(...signedOff('outro', texts.get('outro') ?? draft.outro, rules.signOff));
  if ('hashtags' in draft && draft.hashtags.length > 0) {
    const wanted = hashtagsIn(rules, draft.hashtags);
    framed.push(...changed('hashtags', draft.hashtags.join('\n'), wanted.join('\n'), 'hashtags'));
  }
  return framed;
}
