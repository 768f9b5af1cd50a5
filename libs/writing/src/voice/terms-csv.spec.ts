import type { Term } from '@repurpose/contract';
import { termsFromCsv, termsToCsv } from './terms-csv.js';

const TERMS: Term[] = [
  {
    kind: 'banned',
    text: 'utilize',
    forms: ['utilizes', 'utilized'],
    replacement: 'use',
    isCaseSensitive: false,
  },
  {
    kind: 'banned',
    text: 'synergy',
    forms: [],
    replacement: null,
    isCaseSensitive: false,
    language: 'en',
    note: 'The board, again',
  },
  { kind: 'protected', text: 'Ink, Paper & "Co"', forms: [], replacement: null, isCaseSensitive: false },
];

it('reads what it wrote', () => {
  expect(termsFromCsv(termsToCsv(TERMS))).toEqual({ terms: TERMS, skipped: 0 });
});

it('writes no cell that a spreadsheet would run, and reads it as it was', () => {
  const texts = ['=1+1', '@ink', '-5 %', '+49', "'=A1", '=HYPERLINK("https://a.test","b")'];
  const terms: Term[] = texts.map((text) => ({
    kind: 'banned',
    text,
    forms: [],
    replacement: '=2',
    isCaseSensitive: false,
  }));
  const csv = termsToCsv(terms);
  expect(csv).not.toMatch(/(?:^|,)"?[=+\-@]/mu);
  expect(termsFromCsv(csv)).toEqual({ terms, skipped: 0 });
});

it('skips rows that are no words', () => {
  expect(termsFromCsv('kind,word\nbanned,leverage\nnoun,cat\nbanned,\n\n')).toEqual({
    terms: [{ kind: 'banned', text: 'leverage', forms: [], replacement: null, isCaseSensitive: false }],
    skipped: 2,
  });
});
