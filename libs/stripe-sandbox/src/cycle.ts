/** In UTC, clamped to the last day of the month and counted from the anchor, as Stripe does: 31 January, 28 February. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const time = anchor - Math.floor(anchor / 86_400) * 86_400;
  return Date.UTC(from.getUTCFullYear(), month, day) / 1000 + time;
}

/** The remaining share of a period, 0 to 1. */
export function remainingShare(periodStart: number, periodEnd: number, now: number): number {
  if (now <= periodStart) return 1;
  return Math.max(0, (periodEnd - now) / (periodEnd - periodStart));
}
