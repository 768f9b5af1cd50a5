import type { Spelling } from '@repurpose/contract';
import { upperFirst } from '../../../text/upper-first.js';
import type { Edit } from '../../style.types.js';
import type { Vocabulary, WordAt } from '../../../text/words-in.js';

type Pair = readonly [american: string, british: string];
interface Group {
  pairs: readonly Pair[];
  /** Endings that both spellings share, separated by `|`; the empty one allows no ending. */
  endings: string;
}

const each = (words: string, pair: (stem: string) => Pair): Pair[] => words.split(' ').map(pair);

const GROUPS: readonly Group[] = [
  {
    pairs: each('col fav hon lab neighb behavi flav hum rum arm harb', (stem) => [`${stem}or`, `${stem}our`]),
    endings: '|s|ed|er|ers|ing|able|ful|fully|less|ite|ites|al|ally|ly|hood|hoods|ist|ists',
  },
  {
    pairs: each(
      'organ real recogn apolog priorit summar optim minim maxim custom personal special standard util emphas critic modern digit',
      (stem) => [`${stem}iz`, `${stem}is`],
    ),
    endings: 'e|es|ed|er|ers|ing|ation|ations|able',
  },
  { pairs: each('anal paral catal', (stem) => [`${stem}yz`, `${stem}ys`]), endings: 'e|ed|ing|er|ers' },
  {
    pairs: each('trave cance mode labe leve signa', (stem) => [`${stem}l`, `${stem}ll`]),
    endings: 'ed|ing|er|ers',
  },
  {
    pairs: [
      ...each('cent theat fib', (stem): Pair => [`${stem}er`, `${stem}re`]),
      ['defense', 'defence'],
      ['offense', 'offence'],
      ['gray', 'grey'],
      ['jewelry', 'jewellery'],
      ['aluminum', 'aluminium'],
      ['skillful', 'skilful'],
      ['fulfillment', 'fulfilment'],
      ['enrollment', 'enrolment'],
      ['artifact', 'artefact'],
      ['cozy', 'cosy'],
      ['catalog', 'catalogue'],
    ],
    endings: '|s',
  },
];

function tableOf(spelling: Spelling): ReadonlyMap<string, string> {
  return new Map(
    GROUPS.flatMap(({ pairs, endings }) =>
      pairs.flatMap(([american, british]) => {
        const [from, to] = spelling === 'en-GB' ? [american, british] : [british, american];
        return endings.split('|').map((ending): [string, string] => [from + ending, to + ending]);
      }),
    ),
  );
}
const TABLES = { 'en-GB': tableOf('en-GB'), 'en-US': tableOf('en-US') } as const;

export const respelledWords = (spelling: Exclude<Spelling, 'keep'>): Vocabulary => TABLES[spelling];

/** Edits that change words to a spelling. */
export function spellingEdits(words: readonly WordAt[], spelling: Exclude<Spelling, 'keep'>): Edit[] {
  const table = TABLES[spelling];
  return words.flatMap(({ word, start, end, isCapital }): Edit[] => {
    const wanted = table.get(word);
    if (wanted === undefined) return [];
    return [{ start, end, after: isCapital ? upperFirst(wanted) : wanted, rule: 'spelling' }];
  });
}
