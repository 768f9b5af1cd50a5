import type { PlanChangePreview } from '@repurpose/contract';

import { planChangedTexts, planChangeTexts } from './plan-change-texts.js';

const renewsAt = '2026-12-22T12:00:00.000Z';
const upgrade: Omit<PlanChangePreview, 'token' | 'expiresAt'> = {
  ...{ kind: 'upgrade', from: 'pro', to: 'agency', currency: 'usd', withdraws: null },
  ...{ dueTodayCents: 15_000, renewsAt, renewalCents: 19_900 },
};
const downgrade: typeof upgrade = {
  ...upgrade,
  ...{ kind: 'downgrade', from: 'agency', to: 'pro', dueTodayCents: 0, renewalCents: 4_900 },
};

it.each<[typeof upgrade, string]>([
  [upgrade, 'Pay $150.00 and switch to Agency'],
  [{ ...upgrade, dueTodayCents: 14_937, currency: 'eur' }, 'Pay 149.37 EUR and switch to Agency'],
  [{ ...upgrade, dueTodayCents: 0 }, 'Switch to Agency now'],
  [downgrade, 'Switch to Pro on December 22, 2026'],
  [{ ...downgrade, kind: 'keep', to: 'agency' }, 'Keep Agency'],
])('the button of %j says "%s"', (preview, button) => {
  expect(planChangeTexts(preview).button).toBe(button);
});

it('names what is due today, and the day and the amount of the next renewal', () => {
  expect(planChangeTexts(upgrade)).toMatchObject({
    ...{ title: 'Switch to Agency?', dueToday: '$150.00', begins: 'From today', notes: [] },
    ...{ renewal: '$199.00 a month', renewalDay: 'December 22, 2026' },
  });
});

it('names what a downgrade changes, and when', () => {
  expect(planChangeTexts(downgrade)).toMatchObject({
    lead: 'You keep Agency until December 22, 2026: it is paid for. Pro begins then.',
    ...{ dueToday: '$0.00', dueNote: 'Nothing is charged today.' },
    notes: ['Pro does not have: Unlimited transformations, White-labeling, Team collaboration tools.'],
  });
});

it.each([
  ['free', 'Your plan was to end on December 22, 2026. It will renew instead.'],
  ['pro', 'Your planned change to Pro on December 22, 2026 is taken back.'],
] as const)('says that a planned change to %s is taken back', (plan, note) => {
  expect(planChangeTexts({ ...upgrade, withdraws: { plan, at: renewsAt } }).notes).toEqual([note]);
});

it.each([
  [
    { kind: 'upgrade', plan: 'agency', paidCents: 15_000, begins: null },
    'You are on Agency now',
    'You paid $150.00.',
  ],
  [
    { kind: 'upgrade', plan: 'agency', paidCents: 0, begins: null },
    'You are on Agency now',
    'Nothing is charged',
  ],
  [
    { kind: 'downgrade', plan: 'pro', paidCents: 0, begins: renewsAt },
    'Pro begins on December 22, 2026',
    'Nothing',
  ],
  [{ kind: 'keep', plan: 'pro', paidCents: 0, begins: null }, 'You keep Pro', 'renews as before'],
] as const)('%j is told as "%s"', (result, title, text) => {
  const told = planChangedTexts({ ...result, currency: 'usd' });
  expect([told[0], told[1]]).toEqual([title, expect.stringContaining(text)]);
});
