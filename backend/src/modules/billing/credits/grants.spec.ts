import { fc } from '@repurpose/testing';
import { addMonths, periodAt } from './grants.js';

const utc = (text: string): Date => new Date(`${text}Z`);

describe('a month of credits', () => {
  it.each([
    ['2026-01-31T10:00:00', 1, '2026-02-28T10:00:00'],
    ['2026-01-31T10:00:00', 2, '2026-03-31T10:00:00'],
    ['2026-01-31T10:00:00', 3, '2026-04-30T10:00:00'],
    ['2028-01-31T10:00:00', 1, '2028-02-29T10:00:00'],
    ['2028-02-29T00:00:00', 12, '2029-02-28T00:00:00'],
    ['2026-12-31T23:59:59', 2, '2027-02-28T23:59:59'],
    ['2026-03-29T01:30:00', 1, '2026-04-29T01:30:00'],
    ['2026-05-15T00:00:00', 0, '2026-05-15T00:00:00'],
  ])('from %s, %i months on, is %s', (anchor, months, expected) => {
    expect(addMonths(utc(anchor), months)).toEqual(utc(expected));
  });

  it.each([
    ['at the anchor itself', '2026-01-31T10:00:00', '2026-01-31T10:00:00', '2026-02-28T10:00:00'],
    ['a moment before it ends', '2026-02-28T09:59:59', '2026-01-31T10:00:00', '2026-02-28T10:00:00'],
    ['at its end the next begins', '2026-02-28T10:00:00', '2026-02-28T10:00:00', '2026-03-31T10:00:00'],
    ['forty days late', '2026-04-09T00:00:00', '2026-03-31T10:00:00', '2026-04-30T10:00:00'],
    ['years later', '2030-02-28T12:00:00', '2030-02-28T10:00:00', '2030-03-31T10:00:00'],
    [
      'before the anchor (a clock set back)',
      '2025-12-01T00:00:00',
      '2026-01-31T10:00:00',
      '2026-02-28T10:00:00',
    ],
  ])('%s', (_name, now, periodStart, periodEndsAt) => {
    expect(periodAt(utc('2026-01-31T10:00:00'), utc(now))).toEqual({
      periodStart: utc(periodStart),
      periodEndsAt: utc(periodEndsAt),
    });
  });

  it('follows the one before without a gap or an overlap, whatever the anchor', () => {
    const instants = fc.date({
      min: utc('2000-01-01T00:00:00'),
      max: utc('2060-01-01T00:00:00'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.nat({ max: 600 }), (anchor, months) => {
        const period = periodAt(anchor, addMonths(anchor, months));
        expect(period.periodStart).toEqual(addMonths(anchor, months));
        expect(period.periodEndsAt.getTime()).toBeGreaterThan(period.periodStart.getTime());
        expect(periodAt(anchor, period.periodEndsAt).periodStart).toEqual(period.periodEndsAt);
        expect(periodAt(anchor, new Date(period.periodEndsAt.getTime() - 1))).toEqual(period);
      }),
      { numRuns: 100 },
    );
  });
});
