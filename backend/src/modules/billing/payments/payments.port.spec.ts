import { type Subscription, pickSubscription } from './payments.port.js';

const subscription = (id: string, status: string, plan: Subscription['plan'] = 'pro'): Subscription => ({
  ...{ id, status, plan, anchorAt: new Date(0), periodStart: new Date(0), periodEndsAt: new Date(1) },
  ...{ endedAt: null, itemId: 'si', scheduleId: null, plannedChange: null, cancelField: null },
});

describe('of all subscriptions of a customer', () => {
  it.each<[string, Subscription[], string | null]>([
    ['none there is none', [], null],
    [
      'the paid one counts, not a newer that was never paid',
      [subscription('new', 'incomplete'), subscription('old', 'active')],
      'old',
    ],
    [
      'the better plan of two paid ones counts',
      [subscription('a', 'active'), subscription('b', 'active', 'agency')],
      'b',
    ],
    [
      'one in grace counts before one that ended',
      [subscription('a', 'canceled'), subscription('b', 'past_due')],
      'b',
    ],
    [
      'one that may come back counts before one that ended',
      [subscription('a', 'canceled'), subscription('b', 'unpaid')],
      'b',
    ],
    [
      'the one that ended last counts when all have ended',
      [subscription('a', 'canceled'), subscription('b', 'canceled')],
      'a',
    ],
    [
      'a foreign price does not count as paid',
      [subscription('a', 'active', null), subscription('b', 'active')],
      'b',
    ],
  ])('%s', (_name, newestFirst, id) => {
    expect(pickSubscription(newestFirst)?.id ?? null).toBe(id);
  });
});
