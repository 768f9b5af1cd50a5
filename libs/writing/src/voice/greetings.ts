import type { VoiceRules } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import type { Change } from './revision.js';

interface GreetedSegment {
  id: string;
  before: string;
  after: string;
  changes: readonly Change[];
}

const whole = (id: string, before: string, after: string, rule: Change['rule']): GreetedSegment[] =>
  before === after
    ? []
    : [{ id, before, after, changes: [{ start: 0, end: after.length, before, after, rule }] }];

function signedOff(id: string, before: string, signOff: string): GreetedSegment[] {
  if (signOff === '' || before.endsWith(signOff)) return [];
  const start = before.length;
  const added = before === '' ? signOff : `\n${signOff}`;
  const after = before + added;
  return [
    {
      id,
      before,
      after,
      changes: [{ start, end: after.length, before: '', after: added, rule: 'sign-off' }],
    },
  ];
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
): GreetedSegment[] {
  const framed: GreetedSegment[] = [];
  if (draft.format === 'email' && (rules.greeting !== '' || rules.pleasantries === 'avoid'))
    framed.push(...whole('greeting', draft.greeting, rules.greeting, 'greeting'));
  if ('callToAction' in draft)
    framed.push(...signedOff('callToAction', texts.get('callToAction') ?? draft.callToAction, rules.signOff));
  if (draft.format === 'podcast')
    framed.push(...signedOff('outro', texts.get('outro') ?? draft.outro, rules.signOff));
  if ('hashtags' in draft && draft.hashtags.length > 0) {
    const wanted = hashtagsIn(rules, draft.hashtags);
    framed.push(...whole('hashtags', draft.hashtags.join('\n'), wanted.join('\n'), 'hashtags'));
  }
  return framed;
}
