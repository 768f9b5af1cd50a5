import type { Spelling } from '@repurpose/contract';
import { upperFirst } from '../text/upper-first.js';
import type { Edit } from './revision.js';

type Pair = readonly [american: string, british: string];
interface Group {
  pairs: readonly Pair[];
  /** What may follow, the same in both spellings. */
  endings: string;
}

const each = (words: string, pair: (stem: string) => Pair): Pair[] => words.split(' ').map(pair);

const GROUPS: readonly Group[] = [
  {
    pairs: each('col fav hon lab neighb behavi flav hum rum arm harb', (stem) => [`${stem}or`, `${stem}our`]),
    endings: 's|ed|er|ers|ing|able|ful|fully|less|ite|ites|al|ally|ly|hood|hoods|ist|ists',
  },
  {
    pairs: [
      ...each(
        'organ real recogn apolog priorit summar optim minim maxim custom personal special standard util emphas critic modern digit',
        (stem) => [`${stem}iz`, `${stem}is`],
      ),
    ],
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
    endings: 's',
  },
];

const OPTIONAL_ENDING = /^s(?:\||$)/u;

interface Table {
  pattern: RegExp;
  wanted: ReadonlyMap<string, string>;
}

function tablesOf(spelling: Spelling): readonly Table[] {
  return GROUPS.map(({ pairs, endings }) => {
    const wanted = new Map(
      pairs.map(([american, british]) => (spelling === 'en-GB' ? [american, british] : [british, american])),
    );
    const isOptional = OPTIONAL_ENDING.test(endings) ? '?' : '';
    const stems = [...wanted.keys()].join('|');
    const source = `(?<![\\p{L}\\p{N}_-])(?<stem>${stems})(?<ending>(?:${endings})${isOptional})(?![\\p{L}\\p{N}_-])`;
    return { pattern: new RegExp(source, 'giu'), wanted };
  });
}
const TABLES = { 'en-GB': tablesOf('en-GB'), 'en-US': tablesOf('en-US') } as const;

/** English words in the other spelling. */
export function spellingEdits(text: string, spelling: Exclude<Spelling, 'keep'>): Edit[] {
  return TABLES[spelling].flatMap(({ pattern, wanted }) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index, groups }): Edit => {
      const stem = groups?.['stem'] ?? '';
      const word = (wanted.get(stem.toLowerCase()) ?? stem) + (groups?.['ending'] ?? '');
      const after = /^\p{Lu}/u.test(found) ? upperFirst(word) : word;
      return { start: index, end: index + found.length, after, rule: 'spelling' };
    }),
  );
}
