/* Checks that reading, writing and checking are linear: hostile texts, doubled twice up to the longest. */
import {
  DEFAULT_SETTINGS,
  DEFAULT_VOICE_RULES,
  FORMAT_KEYS,
  type AppliedVoice,
  type Claim,
} from '@repurpose/contract';
import {
  checkClaims,
  entailmentItems,
  fingerprintOf,
  finishDraft,
  previewVoice,
  readSource,
  writeOffline,
  type Source,
} from '@repurpose/writing';
import { printTable, type Row } from './measure.ts';

/** Processor time: other load does not matter. */
const MAX_MS = 1_500;
const MAX_FACTOR = 2.5;
/** Shorter times are noise. */
const MIN_FACTOR_MS = 200;
const SIZES = [25_000, 50_000, 100_000] as const;

const word = (i: number): string =>
  `v${[...i.toString(10)].map((digit) => 'aeioubdfgl'.charAt(Number(digit))).join('r')}n`;
const name = (i: number): string => `V${word(i).slice(1)}son`;
const nth = (i: number): string => ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][i % 6] ?? '';

/** By shape: what it repeats. */
export const SHAPES: Readonly<Record<string, (i: number) => string>> = {
  'distinct sentences': (i) => `The ${word(i)} of ${word(i + 1)} rose by ${i} percent in ${word(i + 2)}. `,
  'one sentence': () => 'The council may close the ferry because of the storm. ',
  'leaning sentences': (i) => `This is why they ${word(i)} it. `,
  'list items': (i) => `- ${word(i)} has ${i} parts\n`,
  'one list item': () => '- again\n',
  'numbered items': (i) => `${i}. Take the ${word(i)}.\n`,
  'nested items': (i) => `${' '.repeat(i % 40)}- ${word(i)}\n`,
  'headings by marks': (i) => `## ${word(i)} ${word(i + 1)}\n\n`,
  'underlined headings': (i) => `${word(i)} ${word(i + 1)}\n-----\n\n`,
  'deep headings': (i) => `${'#'.repeat((i % 6) + 1)} ${name(i)}\n\nIt ${word(i)} well.\n\n`,
  'one heading': () => '## Who is the open hall?\n\n**Answered by Ada.**\n\nThe open hall says so.\n\n',
  'lines in italics': (i) => `*The ${word(i)} came in.*\n`,
  'one-letter paragraphs': () => 'a\n\n',
  'one-word paragraphs': (i) => `${word(i)}\n\n`,
  'one word': () => 'word ',
  'no spaces': () => 'x',
  figures: (i) => `${i * 3} cars, `,
  amounts: (i) => `$${i}.50 and €${i} `,
  percentages: (i) => `${i % 100}% of ${word(i)}, `,
  ranges: (i) => `from ${i} to ${i + 5} `,
  'one range': () => '2–3 ',
  'small counts': (i) => `${i % 9} of ${i % 7}, `,
  rates: (i) => `${i} dollars per ${word(i)} and `,
  ordinals: (i) => `the ${nth(i)} ${word(i)}, `,
  dates: (i) => `on ${(i % 28) + 1} May ${1900 + (i % 120)}, `,
  clocks: (i) => `at ${i % 24}:${String(i % 60).padStart(2, '0')} `,
  'numbers in words': (i) => `twenty-${['one', 'two', 'three'][i % 3] ?? ''} thousand ${word(i)} `,
  names: (i) => `${name(i)} ${name(i + 7)} hired ${name(i + 3)} ${name(i + 9)} before noon. `,
  'one last name': (i) => `${name(i)} Winter, `,
  'one name': () => 'Ada Winter said so. ',
  offices: (i) => `${name(i)} ${name(i + 1)}, the director of ${word(i)}, `,
  speakers: (i) => `"We will not ${word(i)} it today," said ${name(i)} ${name(i + 2)}. `,
  'one quotation': () => '"we will not" ',
  'one emoji': () => '👍🏽 ',
  exclamations: () => 'Wow! ',
  'capital letters': (i) => (i === 0 ? 'By A' : 'A'),
  'closing marks': (i) => (i % 50 === 0 ? ' it: ' : '’'),
  'open quotes': () => 'He said "so. ',
  'nested quotes': (i) => `“A ‘${word(i)} “b” ‘c’` + '” ',
  'colon speakers': (i) => `${name(i)}: what of the ${word(i)}?\n\n`,
  links: (i) => `[${word(i)}](https://example.com/${word(i)}) `,
  'bare addresses': (i) => `https://example.com/${i}/${word(i)} `,
  'open brackets': () => '[(',
  'open tags': () => '<p><b>a ',
  'closed tags': (i) => `<div><p>${word(i)}</p></div>`,
  emphasis: () => '**a _b ',
  'code fences': (i) => '```\n' + word(i) + '\n',
  'code spans': (i) => `Call \`${word(i)}<T>\` on ${word(i)} every day. `,
  'table rows': (i) => `| ${word(i)} | ${i} |\n`,
  comparisons: (i) => `${name(i)} is longer than ${name(i + 1)} `,
  negations: (i) => `not ${word(i)} and never ${word(i + 1)}, `,
  hedges: (i) => `It could perhaps ${word(i)} the ${word(i + 1)}. `,
  causes: (i) => `It closed because of the ${word(i)}. `,
  commas: (i) => `${word(i)}, `,
  semicolons: (i) => `${word(i)} ${word(i + 1)} ran; `,
  questions: (i) => `Why did the ${word(i)} fall? `,
  'dotted initials': (i) => `${name(i).charAt(0)}. `,
  'German nouns': (i) => `Der ${name(i)} stieg um ${i} Prozent, weil die ${name(i + 1)} nicht kam. `,
  Japanese: (i) => `第${i}回の会議で${i}人が増えた。`,
};

const textOf = (piece: (i: number) => string, size: number): string => {
  const pieces: string[] = [];
  for (let i = 0, length = 0; length < size; i += 1) {
    pieces.push(piece(i));
    length += pieces[i]?.length ?? 1;
  }
  return pieces.join('').slice(0, size);
};

function spent(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}

/** Sentences differ from the source's, so that each is compared. */
const told = (content: string): string =>
  content
    .replaceAll(' the ', ' a ')
    .replaceAll('rose', 'fell')
    .replaceAll(' may ', ' will ')
    .replaceAll('son Winter', 'sen Winter');

const claimsAllOver = (content: string): Claim[] =>
  Array.from({ length: content.length / 25 }, (_, i) => {
    const place = { start: i * 25, end: i * 25 + 2 };
    return { kind: 'number', text: '', ...place, source: place };
  });

/** Says nothing that the shapes say. */
const OTHER_TEXT = '# Notes\n\nAda Berg wrote 14 notes in May 2016. "They were short," said Bo Lund.';

const VOICE: AppliedVoice = {
  id: '',
  version: 1,
  name: '',
  fingerprint: null,
  rules: {
    ...DEFAULT_VOICE_RULES,
    spelling: 'en-GB',
    contractions: 'use',
    oxfordComma: 'use',
    numerals: 'words',
    quoteMarks: 'curly',
    exclamations: 'avoid',
    dashes: 'avoid',
    emojiPer100Words: 1,
    sentenceWords: 14,
    paragraphSentences: 2,
  },
  terms: [{ kind: 'banned', text: 'word', forms: [], replacement: 'term', isCaseSensitive: false }],
};

const STAGES = {
  read: (content: string) => readSource(content),
  write: (content: string, source: Source) => {
    const request = { content, formats: [...FORMAT_KEYS], settings: { ...DEFAULT_SETTINGS } };
    for (const format of FORMAT_KEYS) {
      try {
        finishDraft(writeOffline(request, source, format), source);
      } catch {
        // no sentence, no outputs
      }
    }
  },
  claims: (content: string, source: Source) => checkClaims(told(content), source),
  // read again: what is known of a source would help a longer text that begins with a shorter one
  edits: (content: string) => checkClaims(content, readSource(OTHER_TEXT)),
  voice: (content: string) => previewVoice(content, VOICE),
  samples: (content: string) => fingerprintOf([content]),
  passages: (content: string, source: Source) =>
    entailmentItems(told(content), claimsAllOver(content), source, 12_000),
};
type Stage = keyof typeof STAGES;

const [SMALL, MIDDLE, LARGE] = SIZES;

function timesOf(piece: (i: number) => string, stage: Stage): number[] {
  return SIZES.map((size) => {
    const content = textOf(piece, size);
    const once = (): number => {
      const source = readSource(content);
      return spent(() => void STAGES[stage](content, source));
    };
    const first = once();
    return first < MIN_FACTOR_MS ? first : Math.min(first, once());
  });
}

/** The process fails when a shape takes too long, or grows by more than `MAX_FACTOR`. */
export function bench({ isQuick }: { isQuick: boolean }): void {
  const rows: Row[] = [];
  const slow: string[] = [];
  for (const [shape, piece] of Object.entries(SHAPES).slice(0, isQuick ? 3 : undefined)) {
    const cells: Record<string, string | number> = {};
    for (const stage of Object.keys(STAGES) as Stage[]) {
      const [small = 0, middle = 0, large = 0] = timesOf(piece, stage);
      cells[`${stage} ms`] = Math.round(large);
      const factor = Math.max(
        large >= MIN_FACTOR_MS ? large / middle : 0,
        middle >= MIN_FACTOR_MS ? middle / small : 0,
      );
      if (large > MAX_MS || factor > MAX_FACTOR)
        slow.push(`${shape}, ${stage}: ${[small, middle, large].map(Math.round).join(' → ')} ms`);
    }
    rows.push({ shape, ...cells });
  }
  printTable(
    `Hostile shapes of ${LARGE.toLocaleString('en')} characters (from ${SMALL} and ${MIDDLE})`,
    rows,
  );
  if (slow.length === 0) return;
  console.error(`Not linear, or above ${MAX_MS} ms:\n${slow.join('\n')}`);
  process.exitCode = 1;
}
