import type { Draft } from '../formats/draft/draft.types.js';
import { mapDraft } from '../formats/draft/map-draft.js';
import { isStopword } from '../languages/stop-words.js';
import type { Source } from '../source/source.types.js';
import { upperFirst } from '../text/upper-first.js';
import { analyse } from './analyse.js';

const ROLE = { words: 4, chars: 40 } as const;
/** What is done, not who somebody is: "asked teacher Robyn Garrett". */
const DEED = /(?:ed|ing|ly)$/u;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The words right before a name that say who it is: "fourth grade teacher Robyn Garrett"; or empty. */
function roleBefore(name: string, { text, language }: Source): string {
  const words = new RegExp(`((?:\\p{L}[\\p{L}'’-]* ){1,6})${escaped(name)}(?!\\p{L})`, 'u')
    .exec(text)?.[1]
    ?.trim();
  const all = words?.split(' ') ?? [];
  const from = all.findLastIndex((word) => isStopword(word.toLowerCase(), language) || DEED.test(word)) + 1;
  const role = all.slice(from).slice(-ROLE.words);
  return language === 'en' && /^\p{Ll}/u.test(role.at(-1) ?? '') ? role.join(' ') : '';
}

/** The apposition behind a name: "Eva Nyström, the harbour master, …"; or empty. */
function roleBehind(name: string, { text, language }: Source): string {
  const role = new RegExp(`${escaped(name)}, (?:an? |the )?(\\p{Ll}[^,.;:()]{3,${ROLE.chars}}),`, 'u').exec(
    text,
  )?.[1];
  const [first = ''] = role?.split(' ') ?? [];
  return role === undefined || language !== 'en' || isStopword(first, language) || DEED.test(first)
    ? ''
    : role;
}

/** Who somebody is, as the source introduces them; empty where it does not. */
export function roleOf(name: string, source: Source): string {
  const role = roleBefore(name, source) || roleBehind(name, source);
  return role.length <= ROLE.chars ? role : '';
}

/** A speaker is introduced in full with their role first, where the text has not done so, and named by surname later. */
export function introduceSpeakers(draft: Draft, source: Source): Draft {
  const speakers = new Set(analyse(source).units.map(({ speaker }) => speaker));
  const names = [...speakers].filter((name) => name.includes(' '));
  const roles = new Map(names.map((name) => [name, roleOf(name, source)]));
  const named = new Set<string>();
  return mapDraft(draft, (text) =>
    names.reduce((said, name) => {
      const role = roles.get(name) ?? '';
      if (role !== '' && said.includes(`${role} ${name}`)) roles.set(name, '');
      return said.replaceAll(`${name}: “`, () => {
        if (named.has(name)) return `${name.split(' ').at(-1) ?? name}: “`;
        named.add(name);
        const known = roles.get(name) ?? '';
        return known === '' ? `${name}: “` : `${upperFirst(known)} ${name}: “`;
      });
    }, text),
  );
}
