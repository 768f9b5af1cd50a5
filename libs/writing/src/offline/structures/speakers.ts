import type { Draft } from '../../formats/draft/draft.types.js';
import { mapDraft } from '../../formats/draft/map-draft.js';
import type { Source } from '../../source/source.types.js';
import { analyse } from '../analyse.js';

/** Gives speakers their full name first and their surname later. */
export function introduceSpeakers(draft: Draft, source: Source): Draft {
  const speakers = new Set(analyse(source).units.map(({ speaker }) => speaker));
  const names = [...speakers].filter((name) => name.includes(' '));
  const named = new Set<string>();
  const introduced = mapDraft(draft, (text) =>
    names.reduce(
      (said, name) =>
        said.replaceAll(`${name}: “`, () => {
          const known = named.has(name) ? (SURNAME.exec(name)?.[0] ?? name) : name;
          named.add(name);
          return `${known}: “`;
        }),
      text,
    ),
  );
  return withoutRepeats(introduced);
}

/** "de Souza" of "Liz de Souza", "St. Clair" of "Ann St. Clair". */
const SURNAME = /(?<= )(?:(?:\p{Ll}+|St\.) )*\S+$/u;

/** A text that is only a speaker's words, with or without their question. */
const TURN = /^(?<question>[^“”]*\n)?(?<label>[^:“”\n]{2,80}): (?<said>“[^“”]+”)$/u;

const turnIn = (text: string): Partial<Record<string, string>> =>
  (text.endsWith('”') ? TURN.exec(text)?.groups : null) ?? {};

/** Removes the name where the text before is by the same speaker. */
function withoutRepeats(draft: Draft): Draft {
  let last = '';
  return mapDraft(draft, (text, role) => {
    if (role !== 'prose' && role !== 'needed') {
      if (role === 'line') last = '';
      return text;
    }
    const { question, label = '', said = text } = turnIn(text);
    const isSame = label !== '' && question === undefined && (last === label || last.endsWith(` ${label}`));
    if (text !== '') last = label;
    return isSame ? said : text;
  });
}
