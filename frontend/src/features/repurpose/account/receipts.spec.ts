import type { LedgerEntry } from '@repurpose/contract';
import { receiptsOf } from './receipts.js';

const NOW = '2026-11-21T12:00:00.000Z';
const line = (kind: LedgerEntry['kind'], changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...{ id: kind, kind, credits: 0, balanceAfter: 0, reason: '', transformationId: null },
  ...{ periodStart: NOW, createdAt: NOW, ...changes },
});
const held = line('hold', { credits: -1, transformationId: 't' });
const captured = line('capture', { transformationId: 't' });
const released = (reason: string) => line('release', { credits: 1, transformationId: 't', reason });
const said = (
  entries: LedgerEntry[],
  formats: ('twitter' | 'email' | 'medium')[] = ['twitter', 'email', 'medium'],
) =>
  receiptsOf({ entries, periodStart: NOW, renewsAt: '2026-12-21T12:00:00.000Z' }, (id) =>
    id === 't' ? formats : undefined,
  ).map(({ text }) => text);

it.each<[string, LedgerEntry[], string[]]>([
  ['a grant of this period', [line('grant', { credits: 5 })], ['5 credits granted until December 21']],
  [
    'a grant of a period before',
    [line('grant', { credits: 1, periodStart: '2026-10-21T12:00:00.000Z' })],
    ['1 credit granted'],
  ],
  ['what was left over', [line('expire', { credits: -3 })], ['3 unused credits expired']],
  ['what was delivered', [captured, held], ['1 credit: Twitter Thread and 2 more']],
  [
    'what an unlimited plan delivered',
    [captured, line('hold', { transformationId: 't' })],
    ['0 credits: Twitter Thread and 2 more'],
  ],
  ['what is being written', [held], ['1 credit held: Twitter Thread and 2 more']],
  [
    'a writer that was away',
    [released('WRITER_UNAVAILABLE'), held],
    ['0 charged: the writing service did not answer'],
  ],
  ['what took too long', [released('TRANSFORM_TIMEOUT'), held], ['0 charged: writing took too long']],
  ['another failure', [released('INTERNAL'), held], ['0 charged: nothing was delivered']],
  ['a cost that stands before the list', [captured], []],
  [
    'a piece that is in no list',
    [
      { ...captured, transformationId: 'r' },
      { ...held, transformationId: 'r' },
    ],
    ['1 credit: a piece of your writing'],
  ],
])('says of %s what it cost', (_name, entries, sentences) => {
  expect(said(entries)).toEqual(sentences);
});

it('names a single format alone, and keeps the newest first', () => {
  expect(said([captured, held, line('grant', { credits: 5 })], ['email'])).toEqual([
    '1 credit: Email Newsletter',
    '5 credits granted until December 21',
  ]);
});
