import type { Draft } from '../../formats/draft/draft.types.js';
import { mapDraft } from '../../formats/draft/map-draft.js';
import { isStopword } from '../../languages/stop-words.js';
import type { Source } from '../../source/source.types.js';
import { escapePattern } from '../../text/text-pattern.js';
import { upperFirst } from '../../text/upper-first.js';
import { analyse } from '../analyse.js';

const ROLE = { words: 4, chars: 40 } as const;
/** An action, not a role: "asked teacher Robyn Garrett". */
const DEED = /(?:ed|ing|ly)$/u;

/** How many characters before a name are read. */
const BEFORE = 80;

/** The text before each occurrence of a name. */
const before = (name: string, text: string): string[] =>
  [...text.matchAll(new RegExp(escapePattern(name), 'gu'))].map(({ index }) =>
    text.slice(Math.max(0, index - BEFORE), index),
  );

/** The words right before a name that say who it is: "fourth grade teacher Robyn Garrett"; or empty. */
function roleBefore(before: string, language: string): string {
  const words = /(?:\p{L}[\p{L}'’-]* )+$/u.exec(before)?.[0].trim().split(' ') ?? [];
  const from = words.findLastIndex((word) => isStopword(word.toLowerCase(), language) || DEED.test(word)) + 1;
  const near = words.slice(from).slice(-ROLE.words);
  // "Washington Elementary fourth grade teacher": half a name is none
  const role = near.slice(near.findLastIndex((word) => /^\p{Lu}/u.test(word)) + 1);
  return /^\p{Ll}/u.test(role.at(-1) ?? '') ? role.join(' ') : '';
}

/** A person's role, as the source introduces them; else empty. */
function roleOf(name: string, { text, language }: Source): string {
  if (language !== 'en') return '';
  const roles = before(name, text).map((words) => roleBefore(words, language));
  return roles.find((role) => role !== '' && role.length <= ROLE.chars) ?? '';
}

/** A speaker is introduced in full with their role first, where the text has not done so, and named by surname later. */
export function introduceSpeakers(draft: Draft, source: Source): Draft {
  const speakers = new Set(analyse(source).units.map(({ speaker }) => speaker));
  const names = [...speakers].filter((name) => name.includes(' '));
  const roles = new Map(names.map((name) => [name, roleOf(name, source)]));
  const named = new Set<string>();
  const introduced = mapDraft(draft, (text) =>
    names.reduce((said, name) => {
      const role = roles.get(name) ?? '';
      if (role !== '' && said.includes(`${role} ${name}`)) roles.set(name, '');
      return said.replaceAll(`${name}: “`, () => {
        if (named.has(name)) return `${SURNAME.exec(name)?.[0] ?? name}: “`;
        named.add(name);
        const known = roles.get(name) ?? '';
        return known === '' ? `${name}: “` : `${upperFirst(known)} ${name}: “`;
      });
    }, text),
  );
  return withoutRepeats(introduced);
}

/** "de Souza" of "Liz de Souza" */
const SURNAME = /(?<= )(?:\p{Ll}+ )*\S+$/u;

/** A text that is a speaker's words only. */
const TURN = /^(?<label>[^:“”]{2,80}): (?<said>“[^“”]+”)$/u;

/** The paragraph, post or bullet after one by the same speaker does not name them again. */
function withoutRepeats(draft: Draft): Draft {
  let last = '';
  return mapDraft(draft, (text, role) => {
    if (role !== 'prose' && role !== 'needed') {
      if (role === 'line') last = '';
      return text;
    }
    const { label = '', said = text } = TURN.exec(text)?.groups ?? {};
    const isSame = label !== '' && (last === label || last.endsWith(` ${label}`));
    if (text !== '') last = isSame ? last : label;
    return isSame ? said : text;
  });
}
