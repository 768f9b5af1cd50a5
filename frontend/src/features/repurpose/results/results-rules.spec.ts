import type { Claim } from '@repurpose/contract';
import { planCardsOf } from '../account/change-plan-panel.js';
import { counterOf } from '../../../shared/outputs/counter.js';
import { claimLineOf } from '../../../shared/outputs/claim-line.js';
import { titleOf } from './title-of.js';

test.each([
  ['## On *bread*\n\nText.', 'On bread'],
  ['_On bread_ and **butter**: what my_dough_log says', 'On bread and butter: what my_dough_log says'],
  ['* On bread', 'On bread'],
  ['---\ntitle: "On bread"\ndate: 2024-03-01\n---\n\nText.', 'On bread'],
  ["+++\ntitle = 'On bread'\n+++\nText.", 'On bread'],
  ['---\ndate: 2024-03-01\n---\n# On bread', 'On bread'],
  ['---\n\nA rule, then text.', 'A rule, then text.'],
])('the files of %j are called %s', (content, expected) => {
  expect(titleOf(content)).toBe(expected);
});

const claim = (kind: Claim['kind'], isFound = true): Claim => ({
  kind,
  text: 'x',
  start: 0,
  end: 1,
  source: isFound ? { start: 0, end: 1 } : null,
});

it.each([
  [[], 'No figures, names or quotations to check'],
  [[claim('number')], '1 figure, in your source'],
  [[claim('number'), claim('percent'), claim('date')], '3 figures, all in your source'],
  [[claim('name'), claim('name')], '1 name, in your source'],
  [
    [claim('money'), claim('name'), claim('quote'), claim('url')],
    '1 figure, 1 name, 1 quotation and 1 link, all in your source',
  ],
  [[claim('number'), claim('number', false)], '2 figures, 1 not found in your source'],
])('the claim line of case %# is right', (claims, line) => {
  expect(claimLineOf(claims)).toBe(line);
});

it.each([
  [{ count: 214, limit: 280, unit: 'characters' }, '214 / 280 characters', 'fine'],
  [
    { count: 214, limit: 280, unit: 'weighted characters (post)' },
    'Longest post: 214 / 280 characters',
    'fine',
  ],
  [{ count: 275, limit: 280, unit: 'characters' }, '275 / 280 characters', 'near'],
  [{ count: 3100, limit: 3000, unit: 'characters' }, '3,100 / 3,000 characters', 'over'],
  [{ count: 1200, limit: null, unit: 'words' }, '1,200 words', 'fine'],
])('%j is counted as %s', (checks, text, state) => {
  expect(counterOf(checks)).toMatchObject({ text, state });
});

const prices = { pro: 'price_pro', agency: 'price_agency' };
it.each([
  ['free', [null, 'Upgrade to Pro', 'Upgrade to Agency']],
  ['pro', [null, null, 'Switch to Agency']],
  ['agency', [null, 'Switch to Pro', null]],
] as const)('on %s the plan cards offer what the spec says', (current, labels) => {
  const cards = planCardsOf({ plan: current, planChange: null }, prices);
  expect(cards.map(({ action }) => action?.label ?? null)).toEqual(labels);
  expect(cards.filter(({ isCurrent }) => isCurrent).map(({ plan }) => plan)).toEqual([current]);
  for (const { plan, action } of cards)
    if (action) expect(action.href).toBe(`/checkout?priceId=price_${plan}`);
});
it('the card of a planned step down says when it begins and offers it no second time', () => {
  const planChange = { plan: 'pro', at: '2026-12-22T12:00:00.000Z', reason: 'planned' } as const;
  const [, pro] = planCardsOf({ plan: 'agency', planChange }, prices);
  expect(pro).toEqual({ plan: 'pro', isCurrent: false, beginsAt: planChange.at, action: null });
});
