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
          const known = named.has(name) ? shortOf(name) : name;
          named.add(name);
          return `${known}: “`;
        }),
      text,
    ),
  );
  return withoutRepeats(introduced);
}

/** A paper or an office, which has no surname: "BBC News", "The Harbour Times", but not "NHV chair Ann Lee". */
const ACRONYM = /(?<!\p{L})\p{Lu}{2,}(?: \S+)?$/u;
const isNobody = (name: string): boolean =>
  /^(?:[Tt]he|[Aa]n?) /u.test(name) || (ACRONYM.test(name) && /\p{Ll}/u.test(name));
const shortOf = (name: string): string => (isNobody(name) ? name : (SURNAME.exec(name)?.[0] ?? name));

/** "de Souza" of "Liz de Souza", "St. Clair" of "Ann St. Clair". */
const SURNAME = /(?<= )(?:(?:\p{Ll}+|St\.) )*\S+$/u;

/** A line that is only a speaker's words. Without the label it goes on with those above it. */
const TURN = /^(?:(?<label>[^:“”\n]{2,80}): )?(?<said>“[^“”]+”)$/u;

/** Removes the name where the line before is by the same speaker. */
function withoutRepeats(draft: Draft): Draft {
  let last = '';
  const withoutRepeat = (line: string): string => {
    const { label = '', said } = TURN.exec(line)?.groups ?? {};
    if (said === undefined) {
      if (line !== '') last = '';
      return line;
    }
    const isSame = label !== '' && (last === label || last.endsWith(` ${label}`));
    if (label !== '') last = label;
    return isSame ? said : line;
  };
  return mapDraft(draft, (text, role) => {
    if (role === 'prose' || role === 'needed') return text.split('\n').map(withoutRepeat).join('\n');
    if (role === 'line') last = '';
    return text;
  });
}
